import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { openUnhydrated } from '../../../tests/e2e/held-scripts.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(3)

test('behaviour 33: L goes to a cell, and Enter edits it, before the scripts have come', async ({
  page,
}) => {
  const release = await openUnhydrated(page, listOf(own.tag))
  for (const key of ['j', 'j', 'l', 'Enter']) await page.keyboard.press(key)
  release()
  await expect(page.locator('tbody input:focus')).toBeVisible()
  await expect(page).toHaveURL(/searchTerm/)
  await page.keyboard.press('Escape')
})
