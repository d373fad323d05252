import { test } from '@playwright/test'
import { open } from '../e2e/browser.ts'
import { PAGES, PHONE, THEMES } from '../e2e/site.ts'

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

const ERRORS = [403, 500, 503].map((status) => `/dev/failure?status=${status}`)
const SCREENS = [...PAGES, ...ERRORS, '/nowhere', '/dev/failure?inBrowser=yes']

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(options)
    for (const theme of THEMES) {
      for (const language of ['en', 'ar']) {
        test(`${theme}, ${language}`, async ({ page }) => {
          test.setTimeout(180_000)
          for (const path of SCREENS) {
            await open(page, path, { language, theme })
            await page.evaluate(() => document.fonts.ready)
            await page.screenshot({
              path: `.shots/${device}-${theme}-${language}/${fileName(path)}.png`,
              fullPage: path === '/dev/ui',
              animations: 'disabled',
            })
          }
        })
      }
    }
  })
}

/** "/dev/failure?status=403" becomes "dev-failure-status-403". */
function fileName(path: string) {
  return path.slice(1).replaceAll(/\W+/g, '-')
}
