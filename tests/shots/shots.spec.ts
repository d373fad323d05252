import { type Page, test } from '@playwright/test'
import { STATES } from '../e2e/accounts.ts'
import { expect, open } from '../e2e/browser.ts'
import { LOOKS, PHONE, THEMES, VISITS } from '../e2e/site.ts'

const ALL_LOOKS = THEMES.flatMap((theme) => ['en', 'ar'].map((language) => ({ theme, language })))
const TOUCH = { isMobile: true, hasTouch: true }
const DEVICES = [
  { device: 'phone', looks: ALL_LOOKS, viewport: PHONE, deviceScaleFactor: 2, ...TOUCH },
  { device: 'tablet', looks: LOOKS, viewport: { width: 768, height: 1024 }, ...TOUCH },
  { device: 'laptop', looks: LOOKS, viewport: { width: 1024, height: 768 } },
  { device: 'desktop', looks: ALL_LOOKS, viewport: { width: 1280, height: 800 } },
  { device: 'wide', looks: LOOKS, viewport: { width: 1440, height: 900 } },
]

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

for (const { device, looks, ...options } of DEVICES) {
  for (const { theme, language } of looks) {
    test(`${device}, ${theme}, ${language}`, async ({ browser }) => {
      test.setTimeout(180_000)
      for (const { storageState, paths } of ALL_VISITS) {
        const page = await browser.newPage({ ...options, storageState })
        for (const path of paths) {
          await open(page, path, { language, theme })
          await settle(page)
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

/** Parts that load late are there, and the page of a mistake in the browser has replaced the page. */
async function settle(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

function fileName(path: string) {
  return path.slice(1).replaceAll(/\W+/g, '-')
}
