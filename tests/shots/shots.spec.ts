import { test } from '@playwright/test'
import { STATES } from '../e2e/accounts.ts'
import { open } from '../e2e/browser.ts'
import { PHONE, THEMES, VISITS } from '../e2e/site.ts'

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

const ERRORS = [
  '/dev/failure?status=500',
  '/dev/failure?status=503',
  '/dev/failure?inBrowser=yes',
  '/nowhere',
]
const ALL_VISITS = [
  ...VISITS,
  { storageState: undefined, paths: ERRORS },
  { storageState: STATES.user, paths: ['/manager'] },
]

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    for (const theme of THEMES) {
      for (const language of ['en', 'ar']) {
        test(`${theme}, ${language}`, async ({ browser }) => {
          test.setTimeout(180_000)
          for (const { storageState, paths } of ALL_VISITS) {
            const page = await browser.newPage({ ...options, storageState })
            for (const path of paths) {
              await open(page, path, { language, theme })
              await page.evaluate(() => document.fonts.ready)
              await page.screenshot({
                path: `.shots/${device}-${theme}-${language}/${fileName(path)}.png`,
                fullPage: path === '/dev/ui',
                animations: 'disabled',
              })
            }
            await page.close()
          }
        })
      }
    }
  })
}

function fileName(path: string) {
  return path.slice(1).replaceAll(/\W+/g, '-')
}
