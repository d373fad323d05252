import type { Page } from '@playwright/test'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { changeRole, makeOrganization, membersOf, withPeople } from './test-members.ts'
import { joins, organizationAt } from './test-organizations.ts'

const narrow = originOf('organizations')

let product: { close: () => Promise<void> }

test.beforeAll(async () => {
  product = await startProduct(narrow, {
    LIMIT_ORGANIZATIONS_PER_PERSON: '1',
  })
})
test.afterAll(() => product.close())

async function openNarrow(page: Page, path: string, ready: string) {
  await page.goto(`${narrow}${path.replace(/(#|$)/, `?lng=en$1`)}`)
  await awake(page, ready)
}

const said = (page: Page, code: string) =>
  expect(page.getByText(wordsOf(code, 'en')).first()).toBeVisible()

test('spec 8: the limit of organizations is told where it is met', async ({ browser }) => {
  await withPeople(browser, ['Ada'], async ({ Ada }) => {
    const library = await makeOrganization(Ada.request)
    const { page } = Ada
    const dialog = page.getByRole('dialog')

    await openNarrow(page, '/app/organizations#new', '[role=dialog] input[name=name]')
    await dialog.locator('input[name=name]').fill(`Another ${library.name}`)
    await dialog.locator('button[type=submit]').click()
    await said(page, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS')
  })
})

test('spec 8: an organization that is gone meanwhile is told where it is missed', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    const path = `/organizations/${library.id}`
    await joins(library, Ben)
    await changeRole(Ada.request, library, [Ben.email, 'administrator'])
    const ben = (await membersOf(Ada.request, library)).find(({ email }) => email === Ben.email)
    const { page } = Ben

    await open(page, `${organizationAt(library)}/settings`)
    await awake(page, 'main form input')
    await page.locator('main form input[name=name]').fill('Shelbyville')
    await callApi(Ada.request, ['DELETE', `${path}/members/${ben?.id}`])
    await page.locator('main form button[type=submit]').click()
    await said(page, 'ORGANIZATION_NOT_FOUND')
  })
})
