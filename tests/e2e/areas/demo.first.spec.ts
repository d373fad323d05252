import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAwake,
  test,
} from '../browser.ts'
import { textOf } from '../code-words.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'
import { LOOKS, PHONE } from '../site.ts'

const origin = originOf('demo')
const words = 'This is a read-only demo, this action is disabled.'

test.use({ baseURL: origin, storageState: STATES.admin, forgiven: /status of 403/ })

// One port, one product.
test.describe.configure({ mode: 'default' })

let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await startProduct(origin, { DEMO_MODE: 'true' }))
})
test.afterAll(() => close())

test('spec 2: so is what is refused by the sign-in service', async ({ page }) => {
  await openAwake(page, '/app/account?state=change-name', 'form')
  await page.getByRole('textbox', { name: 'Name' }).fill('Somebody Else')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog', { name: 'Demo Mode' })).toBeVisible()
  await expectSaidOnce(page)
})

/** Toasts and the other parts of the page say nothing about it, even after the dialog. */
async function expectSaidOnce(page: Page, times = 1) {
  await expect(page.getByText(words)).toHaveCount(times)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
}

for (const { language, theme } of LOOKS) {
  test(`behaviour 20: the banner in ${language}, ${theme}, on every page and on the phone`, async ({
    page,
  }) => {
    for (const path of ['/app', '/manager/users']) {
      const response = await open(page, path, { language, theme })
      expect(await response?.text()).toContain('<section aria-labelledby')
      await expect(page.getByRole('region').first()).toBeInViewport()
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
    }
  })
}

test.describe('behaviour 39: a visitor looks around', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test.describe('with one press, before or without the code of the page', () => {
    test.use({ javaScriptEnabled: false })

    for (const [as, place, link] of [
      ['reader', /\/app$/, 'Home'],
      ['manager', /\/manager\/dashboard$/, 'Dashboard'],
    ] as const) {
      test(`behaviour 39: as a ${as}`, async ({ page }) => {
        await page.goto('/login')
        await expect(page.getByLabel('Email')).toBeHidden()
        await page.getByRole('button', { name: textOf('demo', `visit.${as}`) }).click()
        await expect(page).toHaveURL(place)
        await expect(page.getByRole('link', { name: link }).first()).toBeVisible()
      })
    }
  })

  for (const { language, theme } of LOOKS) {
    test(`behaviour 39: the page in ${language}, ${theme}`, async ({ page }) => {
      await open(page, '/login', { language, theme })
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await page.locator('summary').click()
      await expect(page.locator('input[type=email]')).toBeVisible()
      await expectAccessible(page)
    })
  }
})
