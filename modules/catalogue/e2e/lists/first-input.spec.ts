import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { openUnhydrated } from '../../../../tests/e2e/held-scripts.ts'
import { bulkBar, rowLink, rowOf, rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(30)

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('behaviour 33: what is typed into a list’s search before the scripts have come is searched for', async ({
  page,
}) => {
  await test.step('by hand', async () => {
    const release = await openUnhydrated(page, listOf(own.tag))
    await searchBox(page).press('End')
    await page.keyboard.type(' 0007')
    release()
    await expect(page).toHaveURL(/0007/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, own.title(7))).toBeVisible()
    await expect(searchBox(page)).toHaveValue(`${own.tag} 0007`)
  })

  await test.step('by a program', async () => {
    const release = await openUnhydrated(page, listOf(own.tag))
    await searchBox(page).fill(own.title(8))
    release()
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, own.title(8))).toBeVisible()
  })

  await test.step('emptied', async () => {
    const release = await openUnhydrated(page, listOf(own.title(8)))
    await searchBox(page).fill('')
    release()
    await expect(page).not.toHaveURL(/searchTerm/)
    await expect(rows(page).nth(20)).toBeVisible()
  })

  await test.step('after the slash that goes there', async () => {
    const release = await openUnhydrated(page, listOf(own.tag))
    await page.keyboard.type('/')
    for (const key of ['Home', 'x', 'Home', 'Delete', 'End']) await page.keyboard.press(key)
    await page.keyboard.type(' 0009')
    release()
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, own.title(9))).toBeVisible()
    await expect(searchBox(page)).toBeFocused()
  })
})

test('behaviour 33: keys pressed on a list before the scripts have come act in their order', async ({
  page,
}) => {
  // A list returns to the row that was in use there.
  const sortedBy = (sort: string) => `${listOf(own.tag)}&sort=${sort}`

  await test.step('a selection and what is done with it', async () => {
    const release = await openUnhydrated(page, sortedBy('title'))
    for (const key of ['j', 'x', 'Shift+J']) await page.keyboard.press(key)
    release()
    await expect(bulkBar(page)).toContainText('2 selected')
    await expect(rowLink(page, 1)).toBeFocused()
  })

  await test.step('C creates', async () => {
    const release = await openUnhydrated(page, sortedBy('-publishedYear'))
    await page.keyboard.press('c')
    release()
    await expect(page).toHaveURL(/\/manager\/books\/new$/)
  })

  await test.step('G and a letter go', async () => {
    const release = await openUnhydrated(page, sortedBy('author'))
    await page.keyboard.type('gu')
    release()
    await expect(page).toHaveURL(/\/manager\/users/)
  })

  await test.step('where it has no other meaning, the space bar scrolls after all', async () => {
    await page.setViewportSize({ width: 1280, height: 400 })
    const release = await openUnhydrated(page, '/manager/dashboard')
    await page.keyboard.press('Space')
    release()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200)
  })
})

test('behaviour 33: presses of the mouse before the scripts have come are done', async ({
  page,
}) => {
  await test.step('a box is ticked', async () => {
    const release = await openUnhydrated(page, `${listOf(own.tag)}&sort=title`)
    await page.getByRole('checkbox', { name: `Select ${own.title(1)}` }).click()
    release()
    await expect(bulkBar(page)).toContainText('1 selected')
    await expect(page.getByRole('checkbox', { name: `Select ${own.title(1)}` })).toBeChecked()
  })

  await test.step('a menu opens', async () => {
    const release = await openUnhydrated(page, listOf(own.tag))
    await page.getByRole('button', { name: `Actions on ${own.title(1)}` }).click()
    release()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  })

  await test.step('a column is sorted by', async () => {
    const release = await openUnhydrated(page, listOf(own.tag))
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
    release()
    await expect(page).toHaveURL(/sort=/)
  })
})
