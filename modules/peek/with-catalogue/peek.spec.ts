import type { Page } from '@playwright/test'
import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../../../tests/e2e/browser.ts'
import { openUnhydrated } from '../../../tests/e2e/held-scripts.ts'
import { chooseOn, openList, rowLink } from '../../../tests/e2e/lists.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(3)

const panel = (page: Page, number: number) => page.getByRole('region', { name: own.title(number) })

async function openPeek(page: Page, options?: { language?: string }) {
  await openList(page, listOf(own.tag), options)
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(panel(page, 1)).toBeVisible()
}

test('Space shows the record of the row beside the list', async ({ page }) => {
  await openPeek(page)

  await test.step('with its facts and activity; the list keeps focus and place', async () => {
    await expect(panel(page, 1)).toContainText(`Author of ${own.tag}`)
    await expect(panel(page, 1).getByRole('heading', { name: 'Activity' })).toBeVisible()
    await expect(rowLink(page, 0)).toBeFocused()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('j and the arrows show the next record', async () => {
    await page.keyboard.press('j')
    await expect(panel(page, 2)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(panel(page, 3)).toBeVisible()
    await expect(rowLink(page, 2)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(panel(page, 2)).toBeVisible()
  })

  await test.step('Tab goes into the panel, Escape closes it and returns to the row', async () => {
    await page.keyboard.press('Tab')
    await expect(panel(page, 2).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(rowLink(page, 1)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(panel(page, 2)).toHaveCount(0)
    await expect(rowLink(page, 1)).toBeFocused()
  })

  await test.step('Edit leads to the form, and Back to the row', async () => {
    await page.keyboard.press('Space')
    await panel(page, 2).getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/update$/)
    await page.goBack()
    await expect(rowLink(page, 1)).toBeFocused()
  })
})

test('on a phone the preview is at the bottom, from the menu of the row', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openList(page, listOf(own.tag))
  await chooseOn(page, own.title(3), 'Preview')
  await expect(panel(page, 3)).toBeVisible()
  await expect(rowLink(page, 2)).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await panel(page, 3).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, 3)).toHaveCount(0)
})

test('from right to left the preview is at the left', async ({ page }) => {
  await openPeek(page, { language: 'ar' })
  await expect.poll(async () => (await panel(page, 1).boundingBox())?.x).toBe(0)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})

test('behaviour 33: the space bar opens the panel before the scripts have come, and scrolls nothing', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY)
  const release = await openUnhydrated(page, `${listOf(own.tag)}&sort=-title`)
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  expect(await scrolled()).toBe(0)
  release()
  await expect(panel(page, 3)).toBeVisible()
  expect(await scrolled()).toBe(0)
})
