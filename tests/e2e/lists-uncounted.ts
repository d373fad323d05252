import type { Page } from '@playwright/test'
import { expect } from './browser.ts'
import { bulkBar } from './lists.ts'

interface ListAnswer {
  json: { total: { count: number; exact: boolean } }
}

/** Simulates the limit of counting: filling a list beyond 10,000 would take too long. */
export async function stopCounting(page: Page, list: string) {
  await page.route(`**/api/rpc/${list}/list*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as ListAnswer
    answer.json.total = { count: 58, exact: false }
    await route.fulfill({ response, json: answer })
  })
}

export async function holdBack(page: Page, call: string) {
  const release = Promise.withResolvers<void>()
  await page.route(`**/api/rpc/${call}*`, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

export async function chooseAll(page: Page) {
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(page.getByText('Showing 55 of 58+')).toBeVisible({ timeout: 300 })
  }).toPass()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await bulkBar(page).getByRole('button', { name: 'Select all 58+ matching' }).click()
}
