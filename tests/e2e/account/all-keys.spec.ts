import { STATES } from '../accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../browser.ts'
import { PHONE } from '../site.ts'

test.use({ storageState: STATES.admin })

const name = 'A long name of a program that copies the catalogue of the university every night'

test.beforeEach(async ({ page, baseURL }) => {
  const made = await page.request.post('/api/v1/keys', {
    headers: { origin: `${baseURL}` },
    data: { name, scopes: ['book:read', 'book:create'] },
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

test('owners of an organization make a key of it', async ({ page }) => {
  await open(page, '/app/organizations/{organization}/settings')
  await awake(page, 'main form')
  const card = page
    .locator('section', { has: page.getByRole('heading', { name: 'API keys' }) })
    .last()
  await card.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog')
  const books = dialog.getByRole('group', { name: 'Books', exact: true })
  await books.getByRole('checkbox', { name: 'view' }).check()
  await expect(dialog.getByRole('group', { name: 'Users' })).toBeHidden()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sync of the readers')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog).toContainText('It’s shown only once.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByRole('listitem')).toContainText('Owner:')
  await expectAccessibleInBothThemes(page)
  await card.getByRole('button', { name: 'Revoke Sync of the readers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(card).toContainText('No API keys yet.')
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: PHONE })

  test('all keys fit', async ({ page }) => {
    await open(page, '/manager/keys', { language: 'ar', theme: 'dark' })
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
