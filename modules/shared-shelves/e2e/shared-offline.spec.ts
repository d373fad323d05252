import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { loseNetwork, offline } from '../../../tests/e2e/losing-network.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_/ })

test('behaviour 15: shelves and shares that are still loading when the network goes away say so, and come by themselves', async ({
  page,
  context,
}) => {
  test.slow()
  await page.clock.install()
  await open(page, '/app')

  await test.step('the shelves that others share', async () => {
    await loseNetwork(page, {
      by: page.getByRole('link', { name: 'Shelves', exact: true }),
      pending: 'Loading shared shelves',
      calls: /shelves\/listShared/,
    })
    await expectAfterRetries(page, offline(page))
    await expect(offline(page)).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByText('No shelves are shared with you yet.')).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })

  await page.getByRole('link', { name: 'Want to read' }).click()
  await expect(page).toHaveURL(/\/app\/shelves\/wanted/)

  await test.step('the organizations that a shelf is shared with', async () => {
    await loseNetwork(page, {
      by: page.getByRole('button', { name: 'Share', exact: true }),
      pending: 'Permission',
      calls: /shelves\/listShares|organizations\/list\b/,
    })
    await expectAfterRetries(page, offline(page))
    await expect(offline(page)).toHaveCount(1)
    await expectAccessible(page)
    await context.setOffline(false)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
    await expect(offline(page)).toHaveCount(0)
  })
})
