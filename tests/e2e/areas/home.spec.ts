import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'

test.describe('spec 2: the home page', () => {
  test.use({ storageState: STATES.admin })

  test('greets, leads to the manager and to the project', async ({ page }) => {
    await open(page, '/app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ada')
    await expect(page.getByText('You are here', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expect(page.getByRole('link', { name: 'Open an issue' })).toHaveAttribute(
      'href',
      /^https:.*issues/,
    )
    await page.getByRole('main').getByRole('link', { name: 'Manager', exact: true }).click()
    await expect(page).toHaveURL(/\/manager\/dashboard$/)
  })
})

test.describe('for users who may not manage', () => {
  test.use({ storageState: STATES.user })

  test('spec 2: the manager area says so', async ({ page }) => {
    await open(page, '/app')
    await expect(page.getByText('Access Denied')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Manager' })).toHaveCount(0)
  })
})

test.describe('spec 2: which build this is', () => {
  test.use({ storageState: STATES.user, permissions: ['clipboard-read', 'clipboard-write'] })

  test('spec 2: the version info is copied', async ({ page }) => {
    for (const path of ['/app', '/app/account']) {
      await test.step(`spec 2: which build this is is copied on ${path}`, async () => {
        await open(page, path)
        await page.evaluate(() => navigator.clipboard.writeText(''))
        await page.getByRole('button', { name: 'Copy version info' }).click()
        await expect(
          page.getByRole('listitem').getByText('Version info copied to clipboard'),
        ).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          new RegExp(`^${product.name} \\d+\\.\\d+\\.\\d+`),
        )
      })
    }
  })
})
