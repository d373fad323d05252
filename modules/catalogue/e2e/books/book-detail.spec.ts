import { product } from '#rules/product.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, openAwake, test } from '../../../../tests/e2e/browser.ts'
import { expectAfterRetries } from '../../../../tests/e2e/page-clock.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'
import { discardBook, freshTitle, makeBook, readBook } from '../test-books.ts'

test.use({ storageState: STATES.admin })

const calls = '**/api/rpc/books/get**'

test.describe('the page of a book', () => {
  test('spec 2: the page of a book for managers', async ({ page }) => {
    const book = await makeBook(page, {
      title: freshTitle('The Iliad'),
      author: 'Homer',
      publishedYear: -700,
      isbn: '978-0-14-143951-8',
      description: 'Sing, goddess.',
    })

    await test.step('spec 2: tells all that is known, and leads to changing it and to the reader’s page', async () => {
      const response = await page.request.get(`/manager/books/${book.id}?lng=en`)
      expect(await response.text()).toContain(`<title>${book.title} · ${product.name}</title>`)
      await openAwake(page, `/manager/books/${book.id}`, 'h1')
      await holdToasts(page)
      await expect(page.getByRole('heading', { name: book.title, exact: true })).toBeVisible()
      for (const known of ['Homer', '700 BC', '978-0141439518', 'Sing, goddess.']) {
        await expect(page.getByRole('main').getByText(known, { exact: true }).last()).toBeVisible()
      }
      await expect(page.getByRole('img', { name: `Cover of “${book.title}”` })).toBeVisible()
      await expect(page).toHaveTitle(`${book.title} · ${product.name}`)
      await expect(page.getByRole('link', { name: 'View in app' })).toHaveAttribute(
        'href',
        `/app/books/${book.id}`,
      )
      await page.getByRole('link', { name: 'Edit' }).click()
      await expect(page).toHaveURL(new RegExp(`${book.id}/update$`))
      await expect(page).toHaveTitle(`Edit · ${book.title} · ${product.name}`)
      await page.goBack()
      await expect(page.getByRole('heading', { name: book.title, exact: true })).toBeVisible()
    })

    await test.step('behaviour 11: deleting leads to the list and can be undone there', async () => {
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL(/\/manager\/books$/)
      await expect(page.getByText(`“${book.title}” moved to trash`)).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(`“${book.title}” restored`)).toBeVisible()
      expect(await readBook(page, book.id)).toMatchObject({ title: book.title, deletedAt: null })
      await discardBook(page, book)
    })
  })

  test.describe('that is not to be had', () => {
    test.use({ forgiven: /404|500|ERR_/ })

    test('spec 2: is a page that is nowhere: in the trash, unknown, or no id at all', async ({
      page,
    }) => {
      const book = await makeBook(page)
      await discardBook(page, book)
      for (const id of [book.id, '019aa5b0-0000-7000-8000-00000000dead', '1']) {
        const response = await open(page, `/manager/books/${id}`)
        expect(response?.status()).toBe(404)
        await expect(page.getByText('This page could not be found')).toBeVisible()
        await expect(page).toHaveTitle(`Page not found · ${product.name}`)
        await expect(page.locator('h1')).toHaveCount(1)
      }
    })

    test('behaviours 14, 15: the page of a book on its way', async ({ page, context }) => {
      const book = await makeBook(page)
      const other = await makeBook(page)
      const third = await makeBook(page)
      const fourth = await makeBook(page)
      const goTo = ({ id }: typeof book) =>
        page.evaluate((href) => history.pushState({}, '', href), `/manager/books/${id}`)
      await openAwake(page, '/manager/books/new', 'form')

      await test.step('behaviours 14, 15: shows its shape while it is coming, and that there is no connection', async () => {
        await goTo(book)
        await expect(page.getByRole('heading', { name: book.title, exact: true })).toBeVisible()
        let answer = () => {}
        const asked = new Promise<void>((resolve) => (answer = resolve))
        await page.route(calls, async (route) => {
          await asked
          await route.continue()
        })
        await goTo(other)
        await expect(page.getByText('Loading book…')).toBeAttached()
        answer()
        await expect(page.getByRole('heading', { name: other.title, exact: true })).toBeVisible()
        await page.unroute(calls)
        await context.setOffline(true)
        await goTo(third)
        await expect(
          page.getByRole('main').getByRole('heading', { name: 'You’re offline' }),
        ).toBeVisible()
        await context.setOffline(false)
        await expect(page.getByRole('heading', { name: third.title, exact: true })).toBeVisible()
      })

      await test.step('behaviour 15: says so with the request id, and is asked for again', async () => {
        await page.route(calls, (route) =>
          route.fulfill({
            status: 500,
            headers: { 'x-request-id': 'request-9' },
            json: {
              json: {
                defined: false,
                code: 'INTERNAL_ERROR',
                status: 500,
                message: '',
                data: { requestId: 'request-9' },
              },
            },
          }),
        )
        await goTo(fourth)
        await expectAfterRetries(page, page.getByText('Couldn’t load the book'))
        await expect(page.getByText('request-9')).toBeVisible()
        await page.unroute(calls)
        await page.getByRole('button', { name: 'Try Again' }).click()
        await expect(page.getByRole('heading', { name: fourth.title, exact: true })).toBeVisible()
      })

      for (const one of [book, other, third, fourth]) await discardBook(page, one)
    })
  })
})
