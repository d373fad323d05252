import {
  changeRole,
  makeOrganization,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins } from '#modules/organizations/e2e/test-organizations.ts'
import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { newTag, openList, rowOf, rows } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

test('managers find any organization, look at it and end it', async ({ page, browser }) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const tag = newTag()
    const library = await makeOrganization(Ada.request, `${tag} Library`)
    await makeOrganization(Ben.request, `${tag} Archive`)
    await joins(library, Ben)

    const address = `/manager/organizations?searchTerm=${tag.toLowerCase()}`
    expect(await (await page.request.get(address)).text()).toContain(`${tag} Library`)
    await openList(page, `${address}&sort=-name`)
    await expect(rows(page)).toHaveText([
      new RegExp(`${tag} Library.*${library.slug}.*2`),
      new RegExp(`${tag} Archive.*1`),
    ])
    await expect(page.getByText('Showing 2 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(rows(page).first()).toContainText('Archive')
    await expect(page).not.toHaveURL(/sort=-name/)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(`/manager/organizations/${library.id}`)
    await expect(page).toHaveTitle(`${tag} Library · ${product.name}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('list', { name: 'Owners' })).toContainText(Ada.email)
    await expect(rowOf(page, Ben.email)).toContainText('Member')
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('ada')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/searchTerm=ada/)

    await page.goto(`/manager/organizations/${library.id}#end`)
    await awake(page, '[role=dialog] input')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2 members will lose access')
    const end = dialog.getByRole('button', { name: 'Delete permanently' })
    await dialog.getByLabel('Type the name to confirm').fill(`${tag} Librar`)
    await end.click()
    await expect(dialog.getByLabel('Type the name to confirm')).toHaveAccessibleDescription(
      'The name doesn’t match',
    )
    await expectAccessible(page)
    await dialog.getByLabel('Type the name to confirm').fill(`${tag} Library`)
    await end.click()
    await expect(page.getByText(`${tag} Library deleted`)).toBeVisible()
    await expect(page).toHaveURL('/manager/organizations')
    await open(page, address)
    await expect(rows(page)).toHaveCount(1)
    expect((await Ada.request.get(`/api/v1/organizations/${library.id}`)).status()).toBe(404)
  })
})

test.describe('refused', () => {
  test.use({ forgiven: /403/ })

  test('an owner who is the only one is not deleted, in the words for that', async ({
    page,
    browser,
  }) => {
    await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
      const library = await makeOrganization(Ada.request)
      await joins(library, Ben)
      await open(page, `/manager/users/${Ada.id}#delete`)
      await awake(page, '[role=dialog] input')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(Ada.email)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        wordsOf('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER', 'en'),
      )
      await changeRole(Ada.request, library, [Ben.email, 'owner'])
    })
  })
})

test('spec 6: readers have no list of all organizations', async ({ browser }) => {
  const context = await browser.newContext({ storageState: STATES.user })
  const page = await context.newPage()
  expect((await page.goto('/manager/organizations'))?.status()).toBe(403)
  await context.close()
})
