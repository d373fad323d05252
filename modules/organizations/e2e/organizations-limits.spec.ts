import type { Page } from '@playwright/test'
import { awake, expect, test } from '../../../tests/e2e/browser.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { makeOrganization, withPeople } from './test-members.ts'

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
