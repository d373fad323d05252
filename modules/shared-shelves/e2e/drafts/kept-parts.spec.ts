import type { Page } from '@playwright/test'
import { endOrganization, makeOrganization } from '#modules/organizations/e2e/test-members.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, openAwake, test } from '../../../../tests/e2e/browser.ts'
import { discardUser, type MadeUser, makeUser } from '../../../../tests/e2e/people.ts'
import { endSession, signInByCalls, signInHere } from '../../../../tests/e2e/sign-in.ts'

test.use({ forgiven: /40[14]/ })

test.describe('behaviour 34: what a user types outside of a page of its own comes back, too', () => {
  let admins: Page
  let user: MadeUser

  test.beforeEach(async ({ browser, page }) => {
    admins = await browser.newPage({ storageState: STATES.admin })
    user = await makeUser(admins, { role: 'admin', name: 'Ada Draft' })
    await signInByCalls(page.request, user.email)
  })

  test.afterEach(async ({ page }) => {
    await page.goto('about:blank')
    await discardUser(admins, user)
    await admins.close()
  })

  test('into the dialog that shares a shelf', async ({ page }) => {
    const organization = await makeOrganization(page.request)
    await openAwake(page, '/app/shelves/wanted#share', '[role=dialog]')
    const add = page.getByRole('radio', { name: 'Can add books' })
    await add.check()
    await endSession(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInHere(page, user.email)
    await expect(page).toHaveURL(/\/app\/shelves\/wanted/)
    await expect(add).toBeChecked()
    await expect(page.getByText('What you typed earlier is back.')).toBeVisible()
    await endOrganization(organization)
  })
})
