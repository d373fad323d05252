import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { openList, rows } from '../../../tests/e2e/lists.ts'
import { actAsNewUser } from '../../../tests/e2e/users/acting.ts'

test.use({ storageState: STATES.admin })

const details = (page: Page) => page.getByRole('dialog')

test('both are named where an admin acted as a user', async ({ page, browser }) => {
  const acting = await browser.newPage({ storageState: undefined })
  const { admin, person, leave } = await actAsNewUser(browser, acting)
  await acting.request.get('/api/v1/books/export?searchTerm=frankenstein')
  await openList(page, `/manager/activity?actor=${person.id}`)
  await expect(rows(page)).toHaveText([/Ada Four, acting as Ben Otieno, exported/])
  await rows(page).getByRole('link').click()
  await expect(details(page).getByRole('link', { name: admin.name })).toBeVisible()
  await expect(details(page).getByRole('link', { name: person.name })).toBeVisible()
  await acting.close()
  await leave()
})
