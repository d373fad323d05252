import { expect, test } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from '../guides/served-product.ts'
import { BrowserPage } from './browsers/browser-page.ts'
import { temporaryFolder } from './browsers/browser-window.ts'
import { openFirefox } from './browsers/firefox.ts'
import { breakPolicy, throwLater } from './browsers/in-page.ts'
import { mainPaths } from './browsers/main-paths.ts'
import { openWebkit } from './browsers/webkit.ts'

const browsers = [
  { browser: 'Firefox', openWindow: openFirefox },
  { browser: 'WebKit', openWindow: openWebkit },
]

test.each(browsers)(
  'the main paths work in $browser, without an error in its console',
  async ({ openWindow }) => {
    const port = await freePort()
    await serve({
      command: [process.execPath, 'scripts/serve.mjs'],
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' },
      port,
    })
    const page = new BrowserPage(await openWindow(), `http://localhost:${port}`)
    for (const [name, follow] of Object.entries(mainPaths)) {
      await follow(page).catch((cause: unknown) => {
        throw new Error(`${name}: ${String(cause)}`, { cause })
      })
      expect({ [name]: await page.complaints() }).toEqual({ [name]: [] })
    }
    // An empty list proves something only if the browser reports both.
    await page.run(breakPolicy)
    await expect.poll(async () => (await page.complaints()).join('\n')).toMatch(/style-src/)
    await page.run(throwLater)
    await expect
      .poll(async () => (await page.complaints()).join('\n'))
      .toContain('thrown on purpose')
  },
)
