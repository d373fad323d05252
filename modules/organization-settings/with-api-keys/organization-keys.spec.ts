import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  open,
  test,
} from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

test('owners of an organization make a key of it', async ({ page }) => {
  await open(page, '/app/organizations/{organization}/settings')
  await awake(page, 'main form')
  const card = page
    .locator('section', { has: page.getByRole('heading', { name: 'API keys' }) })
    .last()
  await card.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog')
  const members = dialog.getByRole('group', { name: 'Members of organizations', exact: true })
  await members.getByRole('checkbox', { name: 'view' }).check()
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
