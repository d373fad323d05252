import { discardBook, makeBook } from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../../tests/e2e/browser.ts'
import {
  expectPaper,
  missing,
  openOnScreen,
  printed,
  readOn,
} from '../../../../tests/e2e/pages/paper.ts'

test.use({ storageState: STATES.admin })

test('the page of a book is printed as the book', async ({ page }) => {
  for (const area of ['app', 'manager']) {
    await test.step(`/${area}/books/$id is printed as the book and where it is found`, async () => {
      await openOnScreen(page, `/${area}/books/{book}`)
      const address = page.getByText(page.url().split('?')[0]!, { exact: true })
      await expect(address).toBeHidden()
      await expectPaper(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main .cover, main img').first()).toBeVisible()
      await expect(page.getByText('Mary Shelley').first()).toBeVisible()
      await expect(address).toBeVisible()
      await expect(page.locator('main').getByRole('link', { name: /edit|back/i })).toHaveCount(0)
    })
  }
})

test('a list of books is printed as its rows, without what acts on them', async ({ page }) => {
  await open(page, '/manager/books')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav:visible, search:visible, header.sticky:visible')).toHaveCount(0)
  await expect(page.locator('tbody input:visible, tbody button:visible')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible()
  expect(await page.locator('tbody tr:visible').count()).toBeGreaterThan(5)
})

test('every row that was read is printed, with its head, and how many there are', async ({
  page,
}) => {
  await open(page, '/manager/books')
  await readOn(page, /^Showing [1-9]\d\d of/)
  const paper = await printed(page)
  const { read } = paper
  expect(read).toBeGreaterThanOrEqual(100)
  expect(paper.rows).toBe(read)
  // About fourteen rows fit on a page if none overlaps another.
  expect(paper.pages).toBeGreaterThan(read / 25)
  expect(paper.pages).toBeLessThan(read / 8)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible()
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
  await expect(page.locator('thead')).toHaveCSS('position', 'static')
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
  const title = page.locator('tbody tr [data-slot=title] a').first()
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(title).toHaveCSS('white-space-collapse', 'collapse')
  await expect(title).toHaveCSS('overflow-x', 'visible')
  await page.emulateMedia({ media: 'screen' })
  expect(await page.locator('tbody tr[aria-rowindex]').count()).toBeLessThan(read)
})

test('lists, the grid and a shelf are printed whole', async ({ page }) => {
  await test.step('the trash is printed from its first row to the last that was read', async () => {
    await discardBook(page, await makeBook(page))
    await openOnScreen(page, '/manager/books/trash')
    await expect(page.getByText(/^Showing \d+ of/)).toBeAttached()
    await awake(page)
    // The print listener starts after hydration.
    await expect.poll(() => missing(page, 'rows')).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
    await expect(page.locator('main :is(button, input, [role=combobox]):visible')).toHaveCount(
      await page.locator('thead button:visible').count(),
    )
  })

  await test.step('the grid of books is printed whole, and says how many of all it holds', async () => {
    await openOnScreen(page, '/app/books')
    await expect.poll(() => missing(page, 'cards')).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Showing \d+ of/)).toBeInViewport()
  })

  await test.step('a shelf is printed with every book that was read, one below the other', async () => {
    await openOnScreen(page, '/app/shelves/wanted')
    const { cards } = await printed(page)
    expect(cards).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ media: 'print' })
    const tops = await page
      .locator('[data-card]')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(tops.length)
    await expect(page.locator('[data-card]').first()).toHaveCSS('position', 'static')
    await expect(page.locator('[data-card]').first()).toHaveCSS('break-inside', 'avoid')
  })
})
