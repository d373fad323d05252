import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { awake, choose, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { withPeople } from '../../../tests/e2e/people.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'
import { idsOf, makeShelf, shownOrder, titlesOn } from './test-shelves.ts'

const books = ownBooks(9)

test('a tap puts a book on a shelf, from the grid and from its page, and Undo takes it back', async ({
  browser,
}) => {
  test.slow()
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const asked: string[] = []
    page.on('request', (call) => call.url().includes('/shelves/holdings') && asked.push(call.url()))
    await open(page, `/app/books?searchTerm=${books.tag}`)
    await holdToasts(page)
    await awake(page, '.cover-grid li button')
    const mark = page.getByRole('button', { name: `Want to read: ${books.title(1)}` })
    expect(asked).toEqual([])
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('added to “Want to read”')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => titlesOn(request, 'wanted')).toEqual([])
    await mark.click()
    await expect.poll(() => titlesOn(request, 'wanted')).toEqual([books.title(1)])

    const link = page.getByRole('list', { name: 'Browse books' }).getByRole('link')
    await mark.focus()
    await page.keyboard.press('ArrowRight')
    await expect(link.nth(1)).toBeFocused()

    const more = page.getByRole('button', { name: `Shelves for ${books.title(2)}` })
    await more.click()
    const reading = page.getByRole('menuitemcheckbox', { name: 'Reading' })
    await reading.click()
    await expect(reading).toBeChecked()
    await choose(page.getByRole('menuitem', { name: 'New shelf…' }))
    const dialog = page.getByRole('dialog', { name: 'New shelf' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('By the lake')
    await dialog.getByRole('button', { name: 'Create shelf' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('added to “By the lake”')).toBeVisible()
    await expect.poll(() => titlesOn(request, 'reading')).toEqual([books.title(2)])

    await link.first().click()
    const wanted = page.getByRole('button', { name: 'Want to read', exact: true })
    await expect(wanted).toHaveAttribute('aria-pressed', 'true')
    await wanted.click()
    await expect(wanted).toHaveAttribute('aria-pressed', 'false')
    const taken = page.getByRole('listitem').filter({ hasText: 'removed from “Want to read”' })
    await taken.getByRole('button', { name: 'Undo' }).click()
    await expect(wanted).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => titlesOn(request, 'wanted')).toEqual([books.title(1)])

    await page.getByRole('link', { name: 'Shelves', exact: true }).click()
    await page.getByRole('button', { name: 'New shelf' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('For the train')
    await dialog.getByRole('button', { name: 'Create shelf' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'For the train' })).toBeVisible()
    await expect(page).toHaveURL(/\/app\/shelves\/[^#]+$/)
    await page.getByRole('link', { name: 'Shelves', exact: true }).click()
    const own = page.getByRole('list', { name: 'My shelves' })
    await expect(own.getByRole('listitem').filter({ hasText: 'By the lake' })).toContainText(
      '1 book',
    )
    await page.getByRole('button', { name: 'Actions on By the lake' }).click()
    await choose(page.getByRole('menuitem', { name: 'Rename…' }))
    const rename = page.getByRole('dialog', { name: 'Rename shelf' })
    await rename.getByRole('textbox', { name: 'Name' }).fill(' ')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await expect(rename.getByRole('textbox')).toHaveAccessibleDescription('Name is required')
    await rename.getByRole('textbox').fill('By the sea')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await expect(own.getByRole('link', { name: 'By the sea' })).toBeVisible()
    await page.getByRole('button', { name: 'Actions on By the sea' }).click()
    await choose(page.getByRole('menuitem', { name: 'Delete shelf' }))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete shelf' }).click()
    await expect(own.getByRole('link', { name: 'By the sea' })).toHaveCount(0)
  })
})

test('the page of a shelf', async ({ browser }) => {
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const ids = await idsOf(request, books.tag)
    const shelf = await makeShelf(request, 'Once', ids.slice(0, 2))
    await open(page, `/app/shelves/${shelf}`)
    await awake(page, 'li[data-card] button')

    await test.step('behaviour 15: a search of a shelf from which the network is taken says so, and comes by itself', async () => {
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.getByRole('searchbox').fill(books.title(2))
      const offline = page.getByRole('heading', { name: 'You’re offline' })
      await expect(offline).toBeVisible()
      await expectAccessible(page)
      await page.context().setOffline(false)
      await expect.poll(() => shownOrder(page)).toBe('2')
      await expect(offline).toHaveCount(0)
    })

    await test.step('a shelf is deleted on its own page, which then looks for it no more', async () => {
      const missed: string[] = []
      page.on('response', (answer) => answer.status() === 404 && missed.push(answer.url()))
      await page.getByRole('button', { name: 'Actions on Once' }).click()
      await choose(page.getByRole('menuitem', { name: 'Delete shelf' }))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete shelf' }).click()
      await expect(page).toHaveURL(/\/app\/shelves$/)
      await expect(page.getByRole('list', { name: 'My shelves' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Once' })).toHaveCount(0)
      expect(missed).toEqual([])
    })
  })
})

test('the shelves of a book in the grid', async ({ browser }) => {
  await withPeople(browser, ['Noor'], async ({ Noor: { page } }) => {
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/rpc/shelves/list**', async (route) => {
      await asked.promise
      await route.continue()
    })
    await open(page, `/app/books?searchTerm=${books.tag}`)
    await awake(page, '.cover-grid li button')

    await test.step('behaviour 14: the menu of shelves keeps its places when the shelves come', async () => {
      await page.getByRole('button', { name: `Shelves for ${books.title(2)}` }).click()
      const last = page.getByRole('menuitem', { name: 'New shelf…' })
      await expect(page.getByRole('menuitemcheckbox')).toHaveCount(3)
      await last.hover()
      const before = await last.boundingBox()
      const answer = page.waitForResponse(/shelves\/list/)
      asked.resolve()
      await (await answer).finished()
      await page.waitForTimeout(300)
      expect(await last.boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(last).toBeHidden()
    })

    await test.step('a move that the server refuses goes back, and says why', async () => {
      const json = { json: { code: 'SHELF_FULL', status: 403, message: '', defined: true } }
      await page.route('**/api/rpc/shelves/addBook*', (route) =>
        route.fulfill({ status: 403, json }),
      )
      const mark = page.getByRole('button', { name: `Want to read: ${books.title(3)}` })
      await mark.click()
      await expect(page.getByText(/^Couldn’t add “/)).toBeVisible()
      await expect(page.getByText('This shelf is full.')).toBeVisible()
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
    })
  })
})
