import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from './browser.mjs'

test('a named browser that does not start is refused by its name, not replaced by another', async () => {
  onTestFinished(() => vi.unstubAllEnvs())
  vi.stubEnv('CHROMIUM_PATH', '/tmp/no browser')
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names /tmp/no browser')
})

test('a named browser that starts is the one that is used', async () => {
  onTestFinished(() => vi.unstubAllEnvs())
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(await findBrowser()).toBe(process.execPath)
})
