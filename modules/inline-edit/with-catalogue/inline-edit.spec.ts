import type { Page } from '@playwright/test'
import { changeBook, type MadeBook, readBook } from '#modules/catalogue/e2e/test-books.ts'
import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  field,
  test,
} from '../../../tests/e2e/browser.ts'
import { openList, rowLink, rowOf, rows } from '../../../tests/e2e/lists.ts'
import { cell, openOnCell } from './test-edited-cells.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(3, 'test')

async function bookAt(page: Page, number: number): Promise<MadeBook> {
  const answer = await page.request.get(`/api/v1/books?searchTerm=${own.tag}&sort=title`)
  const { items } = (await answer.json()) as { items: MadeBook[] }
  return items[number - 1]!
}

/** Its button has the role, too, until it knows the input. */
const chooser = (page: Page) =>
  page.getByRole('group', { name: 'Editing Genre' }).locator('input[role=combobox]')

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first()

test.describe('a value changes in the list', () => {
  test('Enter edits a cell, Enter saves it, Undo takes it back', async ({ page }) => {
    await openOnCell(page, listOf(own.tag), 'Genre')
    const before = await bookAt(page, 1)

    await test.step('three keys more change a genre, and no page loads', async () => {
      const url = page.url()
      await page.keyboard.press('Enter')
      await expect(chooser(page)).toBeFocused()
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.type('poetry')
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(rowOf(page, own.title(1))).toContainText('Poetry')
      await expect(cell(page, 'Genre: Poetry')).toBeFocused()
      await expect(page.getByText(`Genre of “${own.title(1)}” updated`)).toBeVisible()
      expect(page.url()).toBe(url)
      expect((await bookAt(page, 1)).version).toBe(before.version + 1)
    })

    await test.step('Undo saves the former value as a new version', async () => {
      await undo(page).click()
      await expect(rowOf(page, own.title(1))).toContainText('Novel')
      await expect(page.getByText(`Genre of “${own.title(1)}” restored`)).toBeVisible()
      expect((await bookAt(page, 1)).version).toBe(before.version + 2)
    })

    await test.step('the focus is back at once, and no toast takes it later', async () => {
      await expect(cell(page, 'Genre')).toBeFocused()
      await page.keyboard.press('h')
      await page.keyboard.press('Enter')
      await expect(field(page, 'Author')).toBeFocused()
      // A toast under the mouse stays.
      await page.mouse.move(0, 0)
      await expect(page.getByText('restored')).toHaveCount(0)
      await expect(field(page, 'Author')).toBeFocused()
    })
  })

  test('Escape gives up, Tab saves and goes on, and j keeps the column', async ({ page }) => {
    await openOnCell(page, listOf(own.tag), 'Author')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Editing Author of' })).toBeVisible()
    await page.keyboard.type('Ann Radcliffe')
    await page.keyboard.press('Escape')
    await expect(cell(page, 'Author')).toBeFocused()
    await expect(rowOf(page, own.title(1))).not.toContainText('Ann Radcliffe')

    await page.keyboard.press('Enter')
    await page.keyboard.type('Ada Limón')
    await page.keyboard.press('Tab')
    await expect(rowOf(page, own.title(1))).toContainText('Ada Limón')
    await expect(chooser(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page, 'Year')).toBeFocused()
    await page.keyboard.type('1901')
    await page.keyboard.press('Shift+Tab')
    await expect(chooser(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cell(page, 'Genre')).toBeFocused()
    await expect
      .poll(async () => readBook(page, (await bookAt(page, 1)).id))
      .toMatchObject({ author: 'Ada Limón', publishedYear: 1901 })

    await page.keyboard.press('j')
    await expect(rows(page).nth(1).getByRole('button', { name: 'Edit Genre' })).toBeFocused()
    await page.keyboard.press('h')
    await expect(cell(page, 'Author')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rowLink(page, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: own.title(2) })).toBeVisible()
  })

  test.describe('refused', () => {
    test.use({ forgiven: /409/ })

    test('a refused value rolls back, and the reason is beside the cell', async ({ page }) => {
      await openOnCell(page, listOf(own.tag), 'Title')
      await test.step('an invalid one stays in the field', async () => {
        await page.keyboard.press('Enter')
        await field(page, 'Title').fill('')
        await page.keyboard.press('Enter')
        await expect(page.getByText('Title is required')).toBeVisible()
        await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      })
      await test.step('one that is taken gives the former back', async () => {
        await page.keyboard.press('Enter')
        await field(page, 'Title').fill(own.title(2))
        await page.keyboard.press('Enter')
        const reason = page.getByRole('alert').filter({ hasText: 'already used' })
        await expect(reason).toBeVisible()
        await expect(rowLink(page, 0)).toHaveText(own.title(1))
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Edit again' }).click()
        await expect(field(page, 'Title')).toHaveValue(own.title(2))
        await page.keyboard.press('Escape')
        await expect(reason).toHaveCount(0)
      })
    })

    for (const [choice, author] of [
      ['Keep yours', 'Mine'],
      ['Keep theirs', 'Theirs'],
    ] as const) {
      test(`over the change of another user, ${choice} keeps ${author}`, async ({ page }) => {
        await openOnCell(page, listOf(own.tag), 'Author')
        const book = await bookAt(page, 1)
        await page.keyboard.press('Enter')
        await field(page, 'Author').fill('Mine')
        await changeBook(page, book, { author: 'Theirs' })
        await page.keyboard.press('Enter')
        await expect(page.getByText('You changed this value elsewhere')).toBeVisible()
        await expect(rowOf(page, own.title(1))).toContainText('Theirs')
        await expectAccessible(page)
        await expect(page.getByRole('button', { name: 'Keep yours' })).toBeFocused()
        await page.getByRole('button', { name: choice }).press('Enter')
        await expect(cell(page, `Author: ${author}`)).toBeFocused()
        await expect
          .poll(() => readBook(page, book.id))
          .toMatchObject({ author, version: author === 'Mine' ? 3 : 2 })
      })
    }

    test('a change of another user to another field is merged', async ({ page }) => {
      await openOnCell(page, listOf(own.tag), 'Author')
      const book = await bookAt(page, 1)
      await page.keyboard.press('Enter')
      await field(page, 'Author').fill('Mine')
      await changeBook(page, book, { publishedYear: 1950 })
      await page.keyboard.press('Enter')
      await expect
        .poll(() => readBook(page, book.id))
        .toMatchObject({ author: 'Mine', publishedYear: 1950 })
    })
  })

  test('the mouse edits by a double click or the pencil, and one click opens', async ({ page }) => {
    await openOnCell(page, listOf(own.tag), 'Title')
    await page.keyboard.press('Escape')
    const genre = rowOf(page, own.title(2)).locator('td').nth(3)
    const author = rowOf(page, own.title(2)).locator('td').nth(2)
    await genre.dblclick({ force: true })
    await expect(chooser(page)).toBeFocused()
    await page.getByRole('option', { name: 'Drama', exact: true }).click()
    await expect(rowOf(page, own.title(2))).toContainText('Drama')
    await author.hover({ force: true })
    await page.getByRole('button', { name: 'Edit Author' }).click()
    await field(page, 'Author').fill('Clicked')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(rowOf(page, own.title(2))).toContainText('Clicked')
    await rowOf(page, own.title(3)).locator('td').nth(2).click({ force: true })
    await expect(page.getByRole('heading', { name: own.title(3) })).toBeVisible()
  })

  test('from right to left, the arrows go the way of the page', async ({ page }) => {
    await openList(page, listOf(own.tag), { language: 'ar' })
    await page.keyboard.press('j')
    await expect(rowLink(page, 0)).toBeFocused()
    const author = page.locator('main').getByRole('button', { name: 'تعديل المؤلف' })
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(author).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'المؤلف')).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(rowLink(page, 0)).toBeFocused()
  })
})

test.describe('for a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a tap on a cell opens the record', async ({ page }) => {
    await openOnCell(page, listOf(own.tag), 'Title')
    await page.keyboard.press('Escape')
    await rowOf(page, own.title(2)).locator('td').nth(2).tap({ force: true })
    await expect(page.getByRole('heading', { name: own.title(2) })).toBeVisible()
  })
})
