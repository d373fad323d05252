import { ORGANIZATION } from '#modules/organizations/e2e/test-organization.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { loseNetwork, offline } from '../../../tests/e2e/losing-network.ts'

// Code that had not been fetched before the network went away is missed, too.
test.use({
  storageState: STATES.admin,
  forgiven: /ERR_|Failed to fetch dynamically imported module/,
})

test.describe('behaviour 15: a part that is still loading when the network goes away says so, and comes by itself', () => {
  test('the settings of an organization', async ({ page, context }) => {
    await open(page, `/app/organizations/${ORGANIZATION.slug}`)
    await loseNetwork(page, {
      by: page.getByRole('link', { name: 'Settings', exact: true }),
      pending: 'Loading organization',
      calls: /organizations\/getBySlug/,
    })
    // Its keys and webhooks say so, too, if the organization itself has come.
    await expect(offline(page)).not.toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })
})
