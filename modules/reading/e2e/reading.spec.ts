import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { idsOf } from '#modules/shelves/e2e/test-shelves.ts'
import {
  awake,
  choose,
  expect,
  expectAccessibleInBothThemes,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { withPeople } from '../../../tests/e2e/people.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

const books = ownBooks(3)

test('a reader rates a book by keyboard, and gives it dates and a note', async ({ browser }) => {
  test.slow()
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const [first = '', second = ''] = await idsOf(request, books.tag)
    const reading = async (id: string) =>
      (await request.get(`/api/v1/books/${id}/reading`)).json() as Promise<Record<string, unknown>>
    await open(page, `/app/books/${first}`)
    await holdToasts(page)
    await awake(page, '[aria-labelledby=your-reading] button')
    const section = page.getByRole('region', { name: 'Your reading' })
    const star = (name: string) => section.getByRole('radio', { name })

    await test.step('behaviour 11: stars are chosen with the arrow keys, saved at once, and taken back by Undo', async () => {
      await star('1 of 5 stars').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(star('3 of 5 stars')).toBeChecked()
      await expect.poll(async () => (await reading(first))['rating']).toBe(3)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await reading(first))['rating']).toBe(4)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(star('3 of 5 stars')).toBeChecked()
      await expect.poll(async () => (await reading(first))['rating']).toBe(3)
    })

    await test.step('check 1: reversed dates are refused beside their field, a note is kept', async () => {
      await section.getByRole('button', { name: 'Add dates and a note' }).click()
      const dialog = page.getByRole('dialog', { name: 'Dates and note' })
      await dialog.getByLabel('Started').fill('2026-05-20')
      await dialog.getByLabel('Finished').fill('2026-05-03')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByLabel('Finished')).toHaveAccessibleDescription(
        'Finish date is before the start date',
      )
      await expectAccessibleInBothThemes(page)
      await dialog.getByLabel('Started').fill('2026-05-01')
      await dialog.getByLabel('Private note').fill('For my eyes only')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(section).toContainText('Started 1 May 2026')
      await expect(section).toContainText('For my eyes only')
      expect(await reading(first)).toEqual({
        rating: 3,
        note: 'For my eyes only',
        startedOn: '2026-05-01',
        finishedOn: '2026-05-03',
      })
      await expectAccessibleInBothThemes(page)
    })

    await test.step('behaviour 11: a rating that the server refuses goes back, and says why', async () => {
      const json = { json: { code: 'NOT_FOUND', status: 404, message: '', defined: true } }
      await page.route('**/api/rpc/reading/update*', (route) =>
        route.fulfill({ status: 404, json }),
      )
      await star('5 of 5 stars').click()
      await expect(page.getByText(/^Couldn’t save your reading/)).toBeVisible()
      await expect(star('3 of 5 stars')).toBeChecked()
      await page.unroute('**/api/rpc/reading/update*')
    })

    await test.step('the grid shows the rating without a request for each book', async () => {
      const asked: string[] = []
      page.on(
        'request',
        (call) => call.url().includes('/reading/ratings') && asked.push(call.url()),
      )
      await open(page, `/app/books?searchTerm=${books.tag}`)
      const cover = page.getByRole('listitem').filter({ hasText: books.title(1) })
      await expect(cover.getByText('Your rating: 3 of 5')).toBeAttached()
      expect(asked).toEqual([])
    })

    await test.step('a book that comes to “Reading” starts today, and Undo takes that back', async () => {
      await open(page, `/app/books/${second}`)
      await holdToasts(page)
      await awake(page, '[aria-labelledby=your-reading] button')
      await page.getByRole('button', { name: `Shelves for ${books.title(2)}` }).click()
      await choose(page.getByRole('menuitemcheckbox', { name: 'Reading' }))
      await expect(page.getByText('Start date set to today')).toBeVisible()
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
      await expect.poll(async () => (await reading(second))['startedOn']).toBe(today)
      await page.keyboard.press('Escape')
      await expect(section).toContainText('Started')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(async () => (await reading(second))['startedOn']).toBeNull()
      await expect(section).not.toContainText('Started')
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('stars are rated by thumb, in Arabic', async ({ browser }) => {
    await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
      const [id = ''] = await idsOf(request, books.tag)
      const rated = await callApi(request, ['PATCH', `/books/${id}/reading`], { rating: 1 })
      expect(rated.status()).toBe(200)
      await open(page, `/app/books/${id}`, { language: 'ar' })
      await awake(page, '[aria-labelledby=your-reading] button')
      const star = page.getByRole('radio', { name: '٤ من ٥ نجوم' })
      const box = await star.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expectAccessibleInBothThemes(page)
      await star.tap()
      await expect(star).toBeChecked()
      await page.getByRole('button', { name: 'إزالة التقييم' }).click()
      await expect(star).not.toBeChecked()
    })
  })
})
