import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { loseNetwork, offline } from '../../../tests/e2e/losing-network.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { violationsOf } from '../../../tests/e2e/violations.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_/ })

test.describe('behaviour 15: a part that is still loading when the network goes away says so, and comes by itself', () => {
  test('behaviour 15: the books that are chosen for a shelf', async ({ page, context }) => {
    test.slow()
    await page.clock.install()
    await open(page, '/app')

    await test.step('the books that could stand on a shelf', async () => {
      await page.getByRole('link', { name: 'Shelves', exact: true }).click()
      await page.getByRole('link', { name: 'Want to read' }).click()
      await expect(page).toHaveURL(/\/app\/shelves\/wanted/)
      await loseNetwork(page, {
        by: page.getByRole('button', { name: 'Add books' }).first(),
        pending: 'Searching',
        calls: /books\/list/,
      })
      await expectAfterRetries(page, offline(page))
      await expect(offline(page)).toHaveCount(1)
      await context.setOffline(false)
      await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible()
      await expect(offline(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

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
