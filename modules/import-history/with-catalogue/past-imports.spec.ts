import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, openAwake, test } from '../../../tests/e2e/browser.ts'
import { checkFile } from '../../catalogue/e2e/test-checked-file.ts'

test.use({ storageState: STATES.admin })

test('past imports are listed with their states, and open again', async ({ page }) => {
  const name = `Past ${Date.now()}`
  const address = await checkFile(page.request, `title,author,genre\n${name},Ada,Drama`)
  await openAwake(page, address, 'dl')
  await page.getByRole('button', { name: 'Import 1 book', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 book imported' })).toBeVisible()
  await page.getByRole('button', { name: 'Import another file' }).click()
  const link = page
    .getByRole('table', { name: 'Past imports' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href*="${address.split('=')[1]}"]`) })
  await expect(link).toContainText('Imported')
  await expectAccessible(page)
  await link.getByRole('link').click()
  await expect(page.getByRole('heading', { name: '1 book imported' })).toBeVisible()
})
