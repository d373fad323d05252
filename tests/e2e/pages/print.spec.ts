import { STATES } from '../accounts.ts'
import { awake, expect, open, test } from '../browser.ts'
import { missing, openOnScreen } from './paper.ts'

test.use({ storageState: STATES.admin })

test('a list is printed as its rows, without what acts on them', async ({ page }) => {
  await open(page, '/manager/jobs')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav:visible, search:visible, header.sticky:visible')).toHaveCount(0)
  await expect(page.locator('tbody input:visible, tbody button:visible')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Job' })).toBeVisible()
  expect(await page.locator('tbody tr:visible').count()).toBeGreaterThan(5)
})

test('lists are printed whole', async ({ page }) => {
  for (const path of ['/manager/users', '/manager/activity', '/manager/jobs']) {
    await test.step(`${path} is printed from its first row to the last that was read`, async () => {
      await openOnScreen(page, path)
      await expect(page.getByText(/^Showing \d+ of/)).toBeAttached()
      await awake(page)
      // The print listener starts after hydration.
      await expect.poll(() => missing(page, 'rows')).toBe(0)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
      await expect(page.locator('main :is(button, input, [role=combobox]):visible')).toHaveCount(
        await page.locator('thead button:visible').count(),
      )
    })
  }
})
