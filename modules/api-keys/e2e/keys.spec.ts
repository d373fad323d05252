import { openAccount } from '../../../tests/e2e/account/account.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { expectToStay } from '../../../tests/e2e/shown-once.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

test('a user makes an API key, calls with it, rotates and revokes it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openAccount(page)
  await awake(page, 'main button')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'API keys' }) })
  const dialog = page.getByRole('dialog')
  const program = await playwright.request.newContext({ baseURL: `${baseURL}` })
  const callBy = async (key: string) =>
    (await program.get('/api/v1/account', { headers: { authorization: `Bearer ${key}` } })).status()
  const shownKey = async () => (await dialog.locator('code').innerText()).trim()

  await test.step('what is missing is said beside its field', async () => {
    await expect(card).toContainText('No API keys yet.')
    await card.getByRole('button', { name: 'New API key' }).click()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Name is required',
    )
    await expect(dialog).toContainText('Choose at least one permission')
    await expectAccessibleInBothThemes(page)
  })

  const key = await test.step('the key is shown once, and works', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly import')
    const ofAccount = dialog.getByRole('group', { name: 'Your account' })
    await ofAccount.getByRole('checkbox', { name: 'view' }).check()
    await dialog.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('somewhere')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(
      dialog.getByRole('textbox', { name: 'Allowed IP addresses' }),
    ).toHaveAccessibleDescription('Enter valid IP addresses or networks')
    await dialog.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog).toContainText('It’s shown only once.')
    await expectAccessibleInBothThemes(page)
    const made = await shownKey()
    expect(await callBy(made)).toBe(200)
    await expectToStay(page, dialog, dialog.locator('code'))
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(card).toContainText('Nightly import')
    await expect(card).not.toContainText(made)
    await page.reload()
    await awake(page, 'main button')
    await expect(card).toContainText('1 permission')
    await expectAccessibleInBothThemes(page)
    return made
  })

  await test.step('it is rotated, then revoked', async () => {
    await card.getByRole('button', { name: 'Rotate Nightly import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate key' }).click()
    await expect(dialog).toContainText('It’s shown only once.')
    const next = await shownKey()
    expect([await callBy(key), await callBy(next)]).toEqual([200, 200])
    await expectToStay(page, dialog, dialog.locator('code'))
    await dialog.getByRole('button', { name: 'Done' }).click()
    await card.getByRole('button', { name: 'Revoke Nightly import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(card).toContainText('No API keys yet.')
    expect([await callBy(key), await callBy(next)]).toEqual([401, 401])
  })
  await program.dispose()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ storageState: STATES.admin, viewport: PHONE })

  test('the form of a key fits', async ({ page }) => {
    await open(page, '/manager/account', { language: 'ar', theme: 'dark' })
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'مفتاح API جديد' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
