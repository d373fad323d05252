import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  field,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { discardBook, freshTitle, makeBook } from './test-books.ts'

test.use({ storageState: STATES.admin })

const trail = (page: Page, name = 'You are here') => page.getByRole('navigation', { name })

test('the trail of a record', async ({ page }) => {
  const book = await makeBook(page, { title: freshTitle('The Iliad') })
  const address = `/manager/books/${book.id}`
  const crumbs = trail(page).getByRole('listitem')

  await test.step('the server draws the name of the record, and the title says it', async () => {
    const drawn = async (path: string) => (await page.request.get(`${path}?lng=en`)).text()
    const [record, form] = [await drawn(address), await drawn(`${address}/update`)]
    expect(record).toContain(`<title>${book.title} · ${product.name}</title>`)
    expect(form).toContain(`<title>Edit · ${book.title} · ${product.name}</title>`)
    const named = `<bdi class="one-line">${book.title}</bdi>`
    expect([record.includes(named), form.includes(named)]).toEqual([true, true])
  })

  await test.step('from a list the name is there before the record', async () => {
    await open(page, `/manager/books?searchTerm=${encodeURIComponent(book.title)}`)
    await page.route('**/api/rpc/books/get**', () => {})
    await page.getByRole('link', { name: book.title }).click()
    await expect(crumbs).toHaveText(['Books', book.title])
    await expect(page).toHaveTitle(`${book.title} · ${product.name}`)
    await page.unroute('**/api/rpc/books/get**')
  })

  await test.step('the form is named after its record, and every step but the last is a link', async () => {
    await open(page, `${address}/update`)
    await expect(crumbs).toHaveText(['Books', book.title, 'Edit'])
    await expect(trail(page).locator('[aria-current=page]')).toHaveText('Edit')
    await expect(trail(page).getByRole('link')).toHaveText(['Books', book.title])
    await trail(page).getByRole('link', { name: book.title }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(crumbs).toHaveText(['Books', book.title])
  })

  await test.step('a new name is in the trail at once', async () => {
    const title = freshTitle('The Odyssey')
    await page.getByRole('link', { name: 'Edit' }).click()
    await field(page, 'Title').fill(title)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(crumbs).toHaveText(['Books', title])
    await expect(page).toHaveTitle(`${title} · ${product.name}`)
  })
  await discardBook(page, book)
})

test('a long name is cut in the middle of the trail', async ({ page }) => {
  const title = freshTitle(
    'Vie et opinions, ou comment on devint ce que l’on fut '.repeat(4).trim(),
  )
  const book = await makeBook(page, { title })
  for (const language of ['en', 'ar']) {
    await page.setViewportSize({ width: 1024, height: 700 })
    await open(page, `/manager/books/${book.id}/update`, { language })
    const here = trail(page, language === 'ar' ? 'موقعك الحالي' : undefined)
    const cuts = await here
      .locator('bdi')
      .evaluateAll((names) =>
        names.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      )
    expect(cuts).toEqual([false, true, false])
    await expect(here.getByTitle(title)).toHaveCount(1)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessibleInBothThemes(page)
  await discardBook(page, book)
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the trail is the way back', async ({ page }) => {
    const visible = trail(page).getByRole('listitem').filter({ visible: true })
    const book = await makeBook(page)
    await open(page, `/manager/books/${book.id}/update`)
    await expect(visible).toHaveText([book.title])
    await visible.getByRole('link').tap()
    await expect(visible).toHaveText(['Books'])
    await visible.getByRole('link').tap()
    await expect(page).toHaveURL(/\/manager\/books$/)
    await expect(visible).toHaveText(['Books'])
    await expect(visible.getByRole('link')).toHaveCount(0)
    await discardBook(page, book)
  })
})

test('the trash has a trail', async ({ page }) => {
  await open(page, '/manager/books/trash')
  await expect(trail(page).getByRole('listitem')).toHaveText(['Books', 'Trash'])
})
