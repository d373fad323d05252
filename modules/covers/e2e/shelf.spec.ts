import type { Page } from '@playwright/test'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'

function countWorkshop(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    // A preload is followed by a request of type script that the cache answers.
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return () => asked.filter((url) => url.includes('/living-shelf')).length
}

test.describe('the living shelf', () => {
  test('stands as the server drew it: no code is fetched for it', async ({ page }) => {
    const workshop = countWorkshop(page)
    await open(page, '/login')
    await expect(page.locator('.shelf')).toContainText('Call me Ishmael.')
    expect(await page.locator('.shelf .cover').count()).toBeGreaterThanOrEqual(18)
    await page.waitForLoadState('networkidle')
    expect(workshop()).toBe(0)
  })

  test('is drawn again in another language', async ({ page }) => {
    const workshop = countWorkshop(page)
    await open(page, '/login')
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('.shelf')).toContainText('Madame Bovary')
    expect(workshop()).toBe(1)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('.shelf')).toContainText('Call me Ishmael.')
  })

  test('is drawn by a browser that comes from another page', async ({ page }) => {
    await open(page, '/app')
    await page.evaluate(() => history.pushState({}, '', '/login'))
    await expect(page.locator('.shelf')).toContainText('Call me Ishmael.')
    await page.reload()
    await awake(page)
    await expect(page.locator('.shelf')).toContainText('Call me Ishmael.')
  })
})

test.describe('the living shelf on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is not shown, and its code is not fetched in any language', async ({ page }) => {
    const workshop = countWorkshop(page)
    await open(page, '/login')
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('.shelf')).toBeHidden()
    expect(workshop()).toBe(0)
  })
})
