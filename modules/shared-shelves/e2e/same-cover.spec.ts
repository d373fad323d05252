import type { Locator } from '@playwright/test'
import { makeShelf } from '#modules/shelves/e2e/test-shelves.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag, rows } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

const lookOf = (within: Locator) =>
  within
    .locator('.cover')
    .first()
    .evaluate((cover) => {
      const styleOf = (element: Element) =>
        element instanceof HTMLElement ? element.style.cssText : ''
      const words = [...cover.querySelectorAll('.cover-words')]
      return {
        inks: styleOf(cover),
        // React numbers the ids of shapes by their position on the page.
        shapes: [...cover.querySelectorAll('svg *')].map((shape) =>
          shape.outerHTML.replaceAll(/_[Rr]_[^_"]*_/g, 'id'),
        ),
        words: words.map((word) => [styleOf(word), word.textContent]),
      }
    })

test('a book has the same drawn cover wherever it is shown', async ({ page, browser }) => {
  test.slow()
  const { request } = page
  const title = `${newTag()} in four volumes`
  const samples = (await (await request.get('/api/v1/books?limit=1')).json()) as {
    items: { genreId: string }[]
  }
  const { genreId } = samples.items[0]!
  const made = await callApi(request, ['POST', '/books'], { title, author: 'A. Writer', genreId })
  const { id } = (await made.json()) as { id: string }
  const shelf = await makeShelf(request, `Shelf of ${title}`, [id])
  const link = await callApi(request, ['POST', `/shelves/${shelf}/link`])
  const { address } = (await link.json()) as { address: string }
  const { pathname, hash } = new URL(address)

  const main = page.getByRole('main')
  await open(page, `/app/books/${id}`)
  const look = await lookOf(main)
  expect(look.inks).toContain('--cloth')

  await open(page, `/app/books?searchTerm=${encodeURIComponent(title)}`)
  await expect(main.getByText(title).first()).toBeAttached()
  expect(await lookOf(main.locator(`a[href*="${id}"]`))).toEqual(look)
  await open(page, `/manager/books?searchTerm=${encodeURIComponent(title)}`)
  expect(await lookOf(rows(page).first())).toEqual(look)
  await open(page, `/manager/books/${id}`)
  expect(await lookOf(main)).toEqual(look)
  await open(page, `/manager/books/${id}/update`)
  expect(await lookOf(page.getByRole('group', { name: 'Cover' }))).toEqual(look)
  await open(page, '/app/shelves')
  expect(await lookOf(main.locator('li', { hasText: title }))).toEqual(look)
  await open(page, `/app/shelves/${shelf}`)
  expect(await lookOf(main.locator(`li[data-card="${id}"]`))).toEqual(look)
  await page.getByRole('button', { name: 'Add books' }).first().click()
  await page.getByRole('dialog').getByRole('searchbox').fill(title)
  const found = page.getByRole('list', { name: 'Search results' }).locator('li')
  await expect(found).toHaveCount(1)
  expect(await lookOf(found)).toEqual(look)

  await open(page, pathname + hash)
  expect(await lookOf(main.locator(`li[data-card="${id}"]`))).toEqual(look)
  const strangers = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const stranger = await strangers.newPage()
  await stranger.goto(pathname + hash)
  expect(await lookOf(stranger.locator(`li[data-card="${id}"]`))).toEqual(look)
  await strangers.close()

  await callApi(request, ['DELETE', `/shelves/${shelf}`])
  await callApi(request, ['DELETE', `/books/${id}`])
})
