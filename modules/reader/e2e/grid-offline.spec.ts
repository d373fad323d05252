import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { restPage } from '../../../tests/e2e/page-clock.ts'

test.use({
  storageState: STATES.admin,
  forgiven: /ERR_|Failed to fetch|Out of reach|preload assets/,
})

test('/app/books, opened by its address, is there again without network', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/app/books')
  await restPage(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Account' }).first().click()
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'You’re offline' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Books', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Browse books' })).toBeVisible()
})
