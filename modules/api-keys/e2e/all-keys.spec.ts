import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

const name = 'A long name of a program that copies the records of the university every night'

test.beforeEach(async ({ page, baseURL }) => {
  const made = await page.request.post('/api/v1/keys', {
    headers: { origin: `${baseURL}` },
    data: { name, scopes: ['account:read', 'user:list'] },
  })
  expect(made.status()).toBe(201)
})

test('an admin finds any API key, and revokes it', async ({ page }) => {
  await open(page, '/manager/keys')
  const search = page.getByRole('searchbox', { name: 'Search keys' })
  const rows = page.getByRole('main').getByRole('listitem')
  await awake(page, 'main button')
  await expect(rows.filter({ hasText: name }).first()).toContainText('Never used')
  await search.fill('no such key')
  await expect(page.getByText('No matching API keys')).toBeVisible()
  await expect(page).toHaveURL(/searchTerm=no/)
  await page.getByRole('link', { name: 'Show all' }).click()
  await search.fill('copies university')
  await expect(rows).not.toHaveCount(0)
  const first = await rows.first().locator('code').innerText()
  await expectAccessibleInBothThemes(page)
  await page
    .getByRole('button', { name: `Revoke ${name}` })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(rows.filter({ hasText: first })).toHaveCount(0)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: PHONE })

  test('all keys fit', async ({ page }) => {
    await open(page, '/manager/keys', { language: 'ar', theme: 'dark' })
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
