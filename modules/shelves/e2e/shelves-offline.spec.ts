import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { loseNetwork } from '../../../tests/e2e/losing-network.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { violationsOf } from '../../../tests/e2e/violations.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_/ })

test.describe('behaviour 15: a part that is still loading when the network goes away says so, and comes by itself', () => {
  test('the shelves that a book may be put on', async ({ page, context }) => {
    await page.clock.install()
    await open(page, '/app/books')
    await loseNetwork(page, {
      by: page.getByRole('button', { name: /^Shelves for / }).first(),
      pending: 'New shelf…',
      calls: /shelves\/list\b/,
    })
    const failed = page.getByRole('menuitem', { name: 'Couldn’t load your shelves' })
    await expectAfterRetries(page, failed)
    expect(await violationsOf(page, { rules: { region: { enabled: false } } })).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('menuitemcheckbox', { name: 'Reading' })).toBeVisible()
    await expect(failed).toHaveCount(0)
  })
})
