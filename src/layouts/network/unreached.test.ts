import { expect, onTestFinished, test, vi } from 'vitest'
import { OUT_OF_REACH } from '#rules/out-of-reach.ts'
import { nameUnreachedCode } from './unreached.ts'

test.each([
  ['Chromium’s TypeError', new TypeError('Failed to fetch dynamically imported module')],
  ['a DOMException, whose name can’t be assigned', new DOMException('aborted')],
])('code that did not load is named as out of reach: %s', (_, payload) => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  nameUnreachedCode()
  const former = payload.message
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(payload.name).toBe(OUT_OF_REACH)
  expect(payload.message).toBe(`Out of reach: ${former}`)
})
