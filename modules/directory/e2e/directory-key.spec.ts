import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  open,
  test,
} from '../../../tests/e2e/browser.ts'

test('an owner makes the key that a directory calls with', async ({
  browser,
  playwright,
  baseURL,
}) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page, request } }) => {
    await open(page, `${organizationAt(await makeOrganization(request))}/settings`)
    await awake(page, 'main button')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'New API key' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Entra ID')
    await dialog.getByRole('checkbox', { name: 'synchronize' }).check()
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog).toContainText('It’s shown only once.')
    const key = (await dialog.locator('code').innerText()).trim()

    const directory = await playwright.request.newContext({ baseURL: `${baseURL}` })
    const headers = { authorization: `Bearer ${key}` }
    const answer = await directory.get('/api/scim/v2/Users', { headers })
    expect(answer.headers()['content-type']).toBe('application/scim+json')
    expect(await answer.json()).toMatchObject({ totalResults: 0 })
    expect((await request.get('/api/scim/v2/Users')).status()).toBe(401)
    await directory.dispose()
  })
})
