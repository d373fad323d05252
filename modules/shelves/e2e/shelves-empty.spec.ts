import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { awake, choose, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { type Person, withPeople } from '../../../tests/e2e/people.ts'
import { makeShelf, titlesOn } from './test-shelves.ts'

const books = ownBooks(2)

const main = ({ page }: Person) => page.getByRole('main')

test('an empty shelf of one’s own says how books get there, and it works', async ({ browser }) => {
  test.slow()
  await withPeople(browser, ['Ada'], async ({ Ada: ada }) => {
    const { page, request } = ada
    const shelf = await makeShelf(request, 'By the lake', [])
    const grid = `/app/books?searchTerm=${books.tag}`

    await open(page, '/app/shelves/wanted')
    await expect(main(ada).getByText('Tap the bookmark under a cover')).toBeVisible()
    await main(ada).getByRole('link', { name: 'Browse books' }).click()
    await expect(page).toHaveURL(/\/app\/books$/)
    await open(page, grid)
    await awake(page, '.cover-grid li button')
    await page.getByRole('button', { name: `Want to read: ${books.title(1)}` }).click()
    await expect.poll(() => titlesOn(request, 'wanted')).toEqual([books.title(1)])

    await open(page, `/app/shelves/${shelf}`)
    await expect(main(ada).getByText('Tap the bookmark')).toHaveCount(0)
    const menu = main(ada).getByText('Open the menu under a cover and choose this shelf')
    await expect(menu).toBeVisible()
    await expectAccessible(page)
    await open(page, grid)
    await awake(page, '.cover-grid li button')
    await page.getByRole('button', { name: `Shelves for ${books.title(2)}` }).click()
    await choose(page.getByRole('menuitemcheckbox', { name: 'By the lake' }))
    await expect.poll(() => titlesOn(request, shelf)).toEqual([books.title(2)])
  })
})
