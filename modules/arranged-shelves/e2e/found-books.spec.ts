import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { idsOf, makeShelf, shownOrder } from '#modules/shelves/e2e/test-shelves.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { loseNetwork, offline } from '../../../tests/e2e/losing-network.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { withPeople } from '../../../tests/e2e/people.ts'

const books = ownBooks(3)

test('behaviour 11: a book that stood there already is not taken off by an Undo', async ({
  browser,
}) => {
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const ids = await idsOf(request, books.tag)
    const shelf = await makeShelf(request, 'Once', ids.slice(0, 2))
    await open(page, `/app/shelves/${shelf}`)
    await awake(page, 'li[data-card] button')
    await page.getByRole('button', { name: 'Add books' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add books' })
    await dialog.getByRole('searchbox').fill(books.title(1))
    await dialog.getByRole('button', { name: `Add ${books.title(1)}` }).click()
    await expect(page.getByText('is already on “Once”')).toBeVisible()
    await expect(page.getByText('Undo', { exact: true })).toHaveCount(0)
    await dialog.getByRole('searchbox').fill(books.title(3))
    await dialog.getByRole('button', { name: `Add ${books.title(3)}` }).click()
    await expect(page.getByText('added to “Once”')).toBeVisible()
    await expect(page.getByText('Undo', { exact: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => shownOrder(page)).toBe('123')
  })
})

test.describe('behaviour 15: a part that is still loading when the network goes away says so, and comes by itself', () => {
  test.use({ storageState: STATES.admin, forgiven: /ERR_/ })

  test('behaviour 15: the books that are chosen for a shelf', async ({ page, context }) => {
    test.slow()
    await page.clock.install()
    await open(page, '/app')
    await page.getByRole('link', { name: 'Shelves', exact: true }).click()
    await page.getByRole('link', { name: 'Want to read' }).click()
    await expect(page).toHaveURL(/\/app\/shelves\/wanted/)
    await loseNetwork(page, {
      by: page.getByRole('button', { name: 'Add books' }).first(),
      pending: 'Searching',
      calls: /books\/list/,
    })
    await expectAfterRetries(page, offline(page))
    await expect(offline(page)).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
