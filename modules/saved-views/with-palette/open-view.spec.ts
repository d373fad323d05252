import { openPalette } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

test('the palette opens a view, with its columns', async ({ page }) => {
  const tag = newTag()
  const search = 'cover=none&sort=-createdAt'
  const draft = {
    resource: 'books',
    name: tag,
    search,
    shared: false,
    columns: ['createdAt', 'author'],
  }
  const made = await callApi(page.request, ['POST', '/views'], draft)
  const { id } = (await made.json()) as { id: string }
  await open(page, '/manager/dashboard')
  await openPalette(page)
  await page.keyboard.type(tag)
  await page.getByRole('option', { name: tag }).click()
  await expect(page).toHaveURL(/\/manager\/books\?cover=none&sort=-createdAt&view=/)
  await expect(page.locator('main th[data-column]')).toHaveText(['Title', 'Added', 'Author'])
  await callApi(page.request, ['DELETE', `/views/${id}`])
})
