import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { rowOf } from '../../../../tests/e2e/lists.ts'
import { changeBook, discardBook, type MadeBook } from '../test-books.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(300, 'test')

async function find(page: Page, title: string): Promise<MadeBook> {
  const answer = await page.request.get('/api/v1/books', { params: { searchTerm: title } })
  const { items } = (await answer.json()) as { items: MadeBook[] }
  return items.find((book) => book.title === title)!
}

test('behaviour 7: users who return to a long list find their place, and what has been written since', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, listOf(own.tag))
  for (const read of [100, 150, 200, 250, 300]) {
    await page.evaluate((row) => scrollTo(0, 56 * row), read - 55)
    await expect(page.getByText(`Showing ${read} of 300`)).toBeVisible()
  }
  await page.evaluate(() => scrollTo(0, 56 * 265))
  await expect(async () => {
    const address = page.url()
    await page.waitForTimeout(600)
    expect(page.url()).toBe(address)
  }).toPass()
  const there = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: own.title(270) }).click()
  await expect(page.getByRole('heading', { name: own.title(270) })).toBeVisible()

  await changeBook(page, await find(page, own.title(272)), { title: `${own.title(272)} B` })
  await changeBook(page, await find(page, own.title(3)), { title: `${own.title(3)} B` })
  await discardBook(page, await find(page, own.title(274)))
  await page.clock.runFor(6000)
  const read: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/books/list')) read.push(request.url())
  })
  await page.goBack()
  await expect(rowOf(page, `${own.title(272)} B`)).toBeInViewport()
  await expect(rowOf(page, own.title(274))).toHaveCount(0)
  await expect(page.getByRole('link', { name: own.title(270) })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(there)
  expect(read.length).toBeLessThan(4)

  await page.evaluate(() => scrollTo(0, 0))
  await expect(rowOf(page, `${own.title(3)} B`)).toBeInViewport()
  await expect(rowOf(page, own.title(1))).toHaveAttribute('aria-rowindex', '2')
  expect(read.length).toBeLessThan(7)
})
