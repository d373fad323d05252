import { STATES } from '../accounts.ts'
import { expect, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'

const origin = originOf('banners')

test.use({ baseURL: origin, storageState: STATES.admin })

// One port, one product.
test.describe.configure({ mode: 'default' })

let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await startProduct(origin, {
    DEMO_MODE: 'true',
    ENV_NAME: 'Acceptance of the northern libraries, 2',
    ENV_EMOJI: '🚧',
  }))
})
test.afterAll(() => close())

const SIZES = [
  { width: 768, height: 800 },
  { width: 1024, height: 700 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
]

for (const language of ['en', 'ar']) {
  test(`the sidebar under two banners, ${language}`, async ({ page }) => {
    await open(page, '/manager/account', { language })
    for (const size of SIZES) {
      await test.step(`under two banners the whole sidebar is in view, ${language}, ${size.width} by ${size.height}`, async () => {
        await page.setViewportSize(size)
        await page.evaluate(() => scrollTo(0, 0))
        await expect(page.locator('.banner')).toHaveCount(2)
        const foot = page.locator('nav a[href="/app"]')
        await expect(foot).toBeInViewport({ ratio: 1 })
        await expectNoSidewaysScroll(page)
        await page.mouse.move(size.width / 2, size.height - 60)
        await page.mouse.wheel(0, 1500)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
        await expect(foot).toBeInViewport({ ratio: 1 })
        await expect(page.locator('nav a[href="/manager/dashboard"]').first()).toBeInViewport()
      })
    }
  })
}

test('under two banners the drawer of a phone shows its foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/manager/account')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open App' })).toBeInViewport({
    ratio: 1,
  })
})
