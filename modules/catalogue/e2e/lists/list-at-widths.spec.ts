import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

test('columns leave a list in a stated order', async ({ page, baseURL }) => {
  await page.context().addCookies([
    {
      name: 'columns-books',
      value: 'author.genre.publisher.isbn.publishedYear.createdAt',
      url: baseURL!,
    },
  ])
  await open(page, '/manager/books')
  const order = ['Author', 'Genre', 'Year', 'Added', 'ISBN', 'Publisher']
  const heads = page.locator('thead th:visible')
  for (const width of [1024, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const shown = await heads.allInnerTexts()
    const kept = order.filter((name) => shown.includes(name))
    expect(kept, `at ${width} px`).toEqual(order.slice(0, kept.length))
    expect(kept.length).toBeGreaterThan(0)
  }
})

test('the crumbs above the trash are readable at every width', async ({ page }) => {
  await open(page, '/manager/books/trash')
  for (const width of [640, 768, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const crumb = page
      .getByRole('navigation', { name: 'You are here' })
      .locator('li:visible bdi')
      .last()
    const isCut = await crumb.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(isCut, `at ${width} px`).toBe(false)
  }
})
