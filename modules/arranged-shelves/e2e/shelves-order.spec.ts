import type { Page } from '@playwright/test'
import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { idsOf, makeShelf, shownOrder, titlesOn } from '#modules/shelves/e2e/test-shelves.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { chooseOn } from '../../../tests/e2e/lists.ts'
import { withPeople } from '../../../tests/e2e/people.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

const books = ownBooks(9)

const handleOf = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` })

const heard = (page: Page, text: string) =>
  expect(page.locator('output[aria-live=assertive]')).toHaveText(text)

test('books are put in order by keys, by pointer and by menu, and stay so', async ({ browser }) => {
  test.slow()
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const ids = await idsOf(request, books.tag)
    const shelf = await makeShelf(request, 'Ordered', ids.slice(0, 6))
    const at = `/app/shelves/${shelf}`
    await open(page, at)
    await awake(page, 'li[data-card] button')
    expect(await shownOrder(page)).toBe('123456')

    const first = handleOf(page, books.title(1))
    await first.focus()
    await page.keyboard.press('Space')
    await heard(page, `${books.title(1)} picked up. Position 1 of 6.`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await heard(page, `${books.title(1)} moved to position 3 of 6.`)
    await page.keyboard.press('Space')
    await heard(page, `${books.title(1)} dropped at position 3 of 6.`)
    await expect.poll(() => shownOrder(page)).toBe('231456')
    await expect(first).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await heard(page, `Move cancelled. ${books.title(1)} stays at position 3 of 6.`)
    expect(await shownOrder(page)).toBe('231456')
    await expectAccessible(page)
    await open(page, at)
    await holdToasts(page)
    await awake(page, 'li[data-card] button')
    expect(await shownOrder(page)).toBe('231456')

    const from = (await handleOf(page, books.title(2)).boundingBox())!
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 90)
    await page.mouse.move(from.x + 20, from.y + 20 + 72 * 3)
    await page.mouse.up()
    await expect.poll(() => shownOrder(page)).toBe('314256')

    await chooseOn(page, books.title(3), 'Move to end')
    await expect.poll(() => shownOrder(page)).toBe('142563')
    await chooseOn(page, books.title(6), 'Move after…')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(books.title(1))
    await dialog.getByRole('button', { name: `Move after ${books.title(1)}` }).click()
    await expect.poll(() => shownOrder(page)).toBe('164253')

    await chooseOn(page, books.title(4), 'Remove from shelf')
    await expect.poll(() => shownOrder(page)).toBe('16253')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => shownOrder(page)).toBe('164253')
    await expect
      .poll(async () => (await titlesOn(request, shelf)).map((title) => title.at(-1)).join(''))
      .toBe('164253')

    await page.getByRole('searchbox').fill(books.title(5))
    await expect.poll(() => shownOrder(page)).toBe('5')
    await expect(page).toHaveURL(/searchTerm=/)
    await expect(handleOf(page, books.title(5))).toHaveCount(0)
  })
})

test('behaviour 8: the menu of the next book stays open while the last one still goes', async ({
  browser,
}) => {
  test.slow()
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const ids = await idsOf(request, books.tag)
    const shelf = await makeShelf(request, 'One by one', ids.slice(0, 6))
    await open(page, `/app/shelves/${shelf}`)
    await awake(page, 'li[data-card] button')
    for (const book of [1, 2, 3, 4, 5, 6]) {
      await page.getByRole('button', { name: `Actions on ${books.title(book)}` }).click()
      const toTheEnd = page.getByRole('menuitem', { name: 'Move to end' }).last()
      await toTheEnd.click({ timeout: 10_000 })
    }
    await expect.poll(() => shownOrder(page)).toBe('123456')
  })
})

test.describe('on a phone', () => {
  test('a finger puts a book elsewhere', async ({ browser }) => {
    await withPeople(browser, ['Noor'], async ({ Noor: reader }) => {
      const ids = await idsOf(reader.request, books.tag)
      const shelf = await makeShelf(reader.request, 'Ordered', ids.slice(0, 4))
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        storageState: await reader.request.storageState(),
      })
      const page = await context.newPage()
      await open(page, `/app/shelves/${shelf}`)
      await awake(page, 'li[data-card] button')
      const handle = (await handleOf(page, books.title(1)).boundingBox())!
      expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44)
      const finger = await context.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: handle.x + 22, y }],
        })
      const start = handle.y + 22
      await touch('touchStart', start)
      for (const step of [20, 60, 100, 144]) await touch('touchMove', start + step)
      await touch('touchEnd', start + 144)
      await expect.poll(() => shownOrder(page)).toBe('2314')
      await context.close()
    })
  })
})
