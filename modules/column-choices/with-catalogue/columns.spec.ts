import type { Page } from '@playwright/test'
import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  choose,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { openList, rows } from '../../../tests/e2e/lists.ts'
import { violationsOf } from '../../../tests/e2e/violations.ts'

test.use({ storageState: STATES.admin, viewport: { width: 1440, height: 900 } })

const own = ownBooks(1)

const head = (page: Page, name: string) => page.locator('main').getByRole('columnheader', { name })

const order = (page: Page) => page.locator('main th[data-column]').allTextContents()

async function widthOf(page: Page, name: string) {
  return Math.round((await head(page, name).boundingBox())!.width)
}

async function edgeOf(page: Page, name: string) {
  const { x, y, width, height } = (await head(page, name).boundingBox())!
  const isRightToLeft = await page.evaluate(() => document.documentElement.dir === 'rtl')
  return { x: isRightToLeft ? x : x + width, y: y + height / 2 }
}

/** The handles of the heads load when the page rests. */
async function openWithHandles(page: Page, options?: { language?: string }) {
  await openList(page, '/manager/books', options)
  await expect(page.locator('[data-handle]').first()).toBeAttached()
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test('columns move and get another width by the mouse, and stay so', async ({ page }) => {
  await openWithHandles(page)
  expect(await order(page)).toEqual(['Title', 'Author', 'Genre', 'Year', 'Added'])

  await test.step('a head is dragged to another place, and does not sort', async () => {
    const { x, y, width, height } = (await head(page, 'Year').boundingBox())!
    const author = (await head(page, 'Author').boundingBox())!
    await drag(
      page,
      { x: x + width / 2, y: y + height / 2 },
      { x: author.x + 10, y: y + height / 2 },
    )
    await expect.poll(() => order(page)).toEqual(['Title', 'Year', 'Author', 'Genre', 'Added'])
    expect(page.url()).not.toContain('sort')
  })

  await test.step('the edge of a head is dragged, and a double click resets it', async () => {
    const before = await widthOf(page, 'Author')
    const edge = await edgeOf(page, 'Author')
    await drag(page, edge, { ...edge, x: edge.x + 60 })
    await expect.poll(() => widthOf(page, 'Author')).toBe(before + 60)
    await page.reload()
    expect(await order(page)).toEqual(['Title', 'Year', 'Author', 'Genre', 'Added'])
    expect(await widthOf(page, 'Author')).toBe(before + 60)
    await expect(page.locator('[data-handle]').first()).toBeAttached()
    const moved = await edgeOf(page, 'Author')
    await page.mouse.dblclick(moved.x, moved.y)
    await expect.poll(() => widthOf(page, 'Author')).toBe(before)
    await expectNoSidewaysScroll(page)
  })
})

test('columns move and get another width by keys', async ({ page }) => {
  await openWithHandles(page)
  await test.step('on the head', async () => {
    const before = await widthOf(page, 'Author')
    await head(page, 'Author').getByRole('button').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => widthOf(page, 'Author')).toBe(before + 16)
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => widthOf(page, 'Author')).toBe(before)
    await expect(page).toHaveURL(/\/manager\/books\?lng=en$/)
  })
  await test.step('in the menu, which says where the column is', async () => {
    await page.getByRole('button', { name: 'View', exact: true }).press('Enter')
    const genre = page.getByRole('menuitemcheckbox', { name: 'Genre' })
    await genre.hover()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(genre).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Genre is now column 1' })).toHaveCount(
      1,
    )
    // An open menu lies outside the landmarks of the page.
    const rules = { region: { enabled: false } }
    expect(await violationsOf(page, { rules })).toEqual([])
    await page.getByRole('menuitemcheckbox', { name: 'Author' }).press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'ISBN' }).press('Enter')
    await page.keyboard.press('Escape')
    expect(await order(page)).toEqual(['Title', 'Genre', 'ISBN', 'Year', 'Added'])
  })
})

test('the density of rows is kept, and j still finds its way', async ({ page }) => {
  await openList(page, '/manager/books')
  const heightOf = async () => (await rows(page).first().boundingBox())!.height
  expect(await heightOf()).toBe(56)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await expect.poll(heightOf).toBe(44)
  await page.reload()
  expect(await heightOf()).toBe(44)
  await openList(page, '/manager/books')
  for (let row = 0; row < 30; row++) await page.keyboard.press('j')
  const current = page.locator('tr[data-current]')
  await expect(current).toHaveAttribute('aria-rowindex', '31')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('from right to left, a head is dragged the other way', async ({ page }) => {
  await openWithHandles(page, { language: 'ar' })
  const before = await widthOf(page, 'المؤلف')
  const edge = await edgeOf(page, 'المؤلف')
  await drag(page, edge, { ...edge, x: edge.x - 40 })
  // Arabic text is larger, and a width is kept in whole pixels of the usual size.
  await expect
    .poll(async () => Math.abs((await widthOf(page, 'المؤلف')) - before - 40))
    .toBeLessThanOrEqual(1)
  await expectNoSidewaysScroll(page)
})

test('behaviour 6: columns are chosen, and the server draws the choice', async ({ page }) => {
  await open(page, listOf(own.tag))
  await page.getByRole('button', { name: 'View' }).click()
  await choose(page.getByRole('menuitemcheckbox', { name: 'ISBN' }))
  await choose(page.getByRole('menuitemcheckbox', { name: 'Genre' }))
  await expect(page.getByRole('columnheader', { name: 'ISBN' })).toBeAttached()
  const html = await (await page.request.get(listOf(own.tag))).text()
  expect(html).toMatch(/<th[^>]*>ISBN/)
  expect(html).not.toMatch(/<th[^>]*>Genre/)
})
