import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { newTag } from '../../../tests/e2e/lists.ts'
import { withPeople } from './test-members.ts'

test('a logo that is gone meanwhile is named at its field', async ({ browser }) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page } }) => {
    await page.route('**/api/rpc/organizations/create', async (route) => {
      const gone = '"logoId":"019aa5b0-0000-7000-8000-00000000dead"'
      const sent = route.request().postData()!
      await route.continue({ postData: sent.replace('"logoId":null', gone) })
    })
    await open(page, '/app/organizations')
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'New organization' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(`Bare ${newTag()}`)
    await dialog.getByRole('button', { name: 'Create organization' }).click()
    await expect(dialog.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription(
      'Picture not found',
    )
    await expect(dialog.getByRole('button', { name: 'Choose picture' })).toBeFocused()
    await expectAccessible(page)
  })
})
