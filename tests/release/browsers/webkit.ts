import { globSync } from 'node:fs'
import { onTestFinished, vi } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { type BrowserWindow, startProgram, temporaryFolder, VIEWPORT } from './browser-window.ts'
import { watch } from './in-page.ts'

const FILE = 'element-6066-11e4-a52e-4f735466cecf'

const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

const capabilities = {
  // Scripts of the test are to run before those of the page.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { binary, args: ['--automation'] },
}

export async function openWebkit(): Promise<BrowserWindow> {
  const [display] = await startProgram(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
    {},
    /^\d+$/m,
  )
  const port = await freePort()
  await startProgram(['WebKitWebDriver', `--port=${port}`], {
    DISPLAY: `:${display}`,
    HOME: temporaryFolder(),
    LANG: 'C.UTF-8',
  })
  const ask = askAt(`http://127.0.0.1:${port}`)
  await vi.waitUntil(() => ask('GET', '/status').catch(() => undefined), { timeout: 20_000 })
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  onTestFinished(async () => void (await ask('DELETE', session)))
  const send = (path: string, body: object) => ask('POST', session + path, body)
  await send('/window/rect', VIEWPORT)
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0]
      ;(${String(watch)})()
      Promise.resolve(${expression}).then(done, (error) => done('thrown: ' + error))`
    const value = String(await send('/execute/async', { script, args: [] }))
    if (value.startsWith('thrown: ')) throw new Error(value)
    return value
  }
  const now = (script: string) => send('/execute/sync', { script, args: [] })
  return {
    async open(url) {
      await now('window.isLeft = true')
      await send('/url', { url })
      await vi.waitUntil(() => now('return !window.isLeft && location.origin !== "null"'), {
        timeout: 20_000,
      })
    },
    evaluate,
    async perform(actions) {
      await send('/actions', { actions })
    },
    async chooseFile(selector, path) {
      const found = await send('/element', { using: 'css selector', value: selector })
      const element = (found as Record<string, string>)[FILE]
      await send(`/element/${element}/value`, { text: path })
    },
    complaints: async () =>
      (await evaluate('sessionStorage.getItem("complaints") ?? ""')).split('\n').filter(Boolean),
  }
}

function askAt(origin: string) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}
