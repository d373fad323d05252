import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, test } from '../../../../tests/e2e/browser.ts'
import { callApi } from '../../../../tests/e2e/calls.ts'
import { bulkBar, chooseOn, rowOf, rows } from '../../../../tests/e2e/lists.ts'
import { LOOKS, PHONE } from '../../../../tests/e2e/site.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'
import { listOf, ownBooks, removeBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const openTrash = (page: Page, searchTerm: string, look?: { language: string; theme: string }) =>
  open(page, `/manager/books/trash?searchTerm=${encodeURIComponent(searchTerm)}`, look)

const own = ownBooks(6, 'test')

test('behaviour 11: books go to the trash and come back', async ({ page, request }) => {
  test.slow()
  await open(page, listOf(own.tag))
  await holdToasts(page)

  await test.step('behaviour 11: a delete shows at once, can be undone, and is safe when the tab closes', async () => {
    await chooseOn(page, own.title(2), 'Delete')
    await expect(rowOf(page, own.title(2))).toHaveCount(0)
    await expect(page.getByText('Showing 5 of 5')).toBeVisible()
    await expect(page.getByRole('link', { name: own.title(3) })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, own.title(2))).toBeVisible()
    await expect(rows(page).nth(1)).toContainText(own.title(2))

    await chooseOn(page, own.title(4), 'Delete')
    await expect(page.getByText(`“${own.title(4)}” moved to trash`)).toBeVisible()
    await openTrash(page, 'no book has this title')
    await expect(page.getByRole('heading', { name: 'No books found' })).toBeVisible()
    await page.getByRole('searchbox').fill(own.title(4))
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, own.title(4))).toContainText('30 days')
    await chooseOn(page, own.title(4), 'Restore')
    await expect(rowOf(page, own.title(4))).toHaveCount(0)
    await expect(page.getByText(`“${own.title(4)}” restored`)).toBeVisible()
    await open(page, listOf(own.tag))
    await expect(rowOf(page, own.title(4))).toBeVisible()
  })

  await test.step('a permanent deletion names the book in its question, and the book is gone', async () => {
    await chooseOn(page, own.title(1), 'Delete')
    await expect(page.getByText(`“${own.title(1)}” moved to trash`)).toBeVisible()
    await openTrash(page, own.title(1))
    await chooseOn(page, own.title(1), 'Delete permanently')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(own.title(1))
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(rowOf(page, own.title(1))).toHaveCount(0)
    await expect(dialog).toBeHidden()
    // The list is empty now: the focus stays on the page.
    await expect(page.locator('#main')).toBeFocused()
    const trash = await callApi(page.request, ['GET', '/books/trash?limit=100'])
    expect(await trash.text()).not.toContain(own.title(1))
  })

  await test.step('behaviour 10: several come back together; what cannot is told with its reason', async () => {
    await removeBooks(request, own.tag)
    const { items: genres } = (await (await request.get('/api/v1/genres/names')).json()) as {
      items: { id: string }[]
    }
    const taken = { title: own.title(3), author: `Author of ${own.tag}`, genreId: genres[0]!.id }
    expect((await callApi(request, ['POST', '/books'], taken)).status()).toBe(201)

    await openTrash(page, own.tag)
    for (const number of [2, 3, 4]) {
      await rowOf(page, own.title(number)).getByRole('checkbox').check()
    }
    await expect(page.getByText('3 selected')).toBeVisible()
    await bulkBar(page).getByRole('button', { name: 'Restore' }).click()
    const report = page.getByRole('dialog', { name: '1 item couldn’t be changed' })
    await expect(report).toContainText(own.title(3))
    await expect(report).toContainText('Title already used with the same author')
    await expect(report).toContainText('2 others were changed.')
    await report.getByRole('button', { name: 'Close' }).click()
    await expect(rowOf(page, own.title(3))).toBeVisible()
    await expect(rowOf(page, own.title(2))).toHaveCount(0)
  })
})

test.describe('where the server fails', () => {
  test.use({ forgiven: /500/ })

  test('behaviour 11: a delete that is refused comes back to its place, with the reason', async ({
    page,
  }) => {
    await open(page, listOf(own.tag))
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/rpc/books/delete', async (route) => {
      await asked.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await chooseOn(page, own.title(2), 'Delete')
    await expect(rowOf(page, own.title(2))).toHaveCount(0)
    asked.resolve()
    await expect(rows(page).nth(1)).toContainText(own.title(2))
    await expect(page.getByText(`Couldn’t delete “${own.title(2)}”`)).toBeVisible()
  })

  test('behaviour 15: a failed permanent deletion is reported in its own dialog, and in none about another book', async ({
    page,
    request,
  }) => {
    await removeBooks(request, own.tag)
    await openTrash(page, own.tag)
    await page.route('**/api/rpc/books/deletePermanently', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await chooseOn(page, own.title(1), 'Delete permanently')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await chooseOn(page, own.title(2), 'Delete permanently')
    await expect(dialog).toContainText(own.title(2))
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 15: the trash is accessible, wide and on the phone, ${language}, ${theme}`, async ({
    page,
    request,
  }) => {
    await removeBooks(request, own.tag)
    await openTrash(page, own.tag, { language, theme })
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
  })
}
