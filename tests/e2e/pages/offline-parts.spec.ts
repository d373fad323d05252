import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { STATES } from '../accounts.ts'
import { expect, expectAccessible, open, test } from '../browser.ts'
import { rowOf, rows } from '../lists.ts'
import { loseNetwork, offline } from '../losing-network.ts'
import { passTime } from '../page-clock.ts'
import { discardUser, makeUser } from '../people.ts'

const CODE_OF_FILTERS = globSync('dist/client/_build/*.js').filter((file) =>
  readFileSync(file, 'utf8').includes('data-filter'),
)

// Code that had not been fetched before the network went away is missed, too.
test.use({
  storageState: STATES.admin,
  forgiven: /ERR_|Failed to fetch dynamically imported module/,
})

test.describe('behaviour 15: a part that is still loading when the network goes away says so, and comes by itself', () => {
  test('one’s own sessions and sign-ins', async ({ page, context }) => {
    await open(page, '/app')
    await loseNetwork(page, {
      by: page.getByRole('navigation').getByRole('link', { name: 'Account' }),
      pending: 'Loading sign-ins',
      calls: /list-sessions|activity\/listOwn/,
    })
    await expect(offline(page)).toHaveCount(2)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('listitem').filter({ hasText: 'Last seen' }).first()).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })

  test('the sessions and the activity of a user', async ({ page, context }) => {
    const user = await makeUser(page)
    await open(page, `/manager/users?searchTerm=${user.email}`)
    await loseNetwork(page, {
      by: page.getByRole('link', { name: user.name }).first(),
      pending: 'Loading activity',
      calls: /users\/listSessions|activity\/list\b/,
    })
    await expect(offline(page)).toHaveCount(2)
    await context.setOffline(false)
    await expect(page.getByText('This user isn’t signed in.')).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
    await discardUser(page, user)
  })
})

test.describe('behaviour 15: code that was never loaded', () => {
  test('says that the network is away, and comes by itself', async ({ page, context }) => {
    await page.clock.install()
    await open(page, '/manager/account')
    // The idle page preloads the code of the error page.
    await passTime(page, 3000)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click()
    await expect(offline(page)).toBeVisible()
    await expect(page.getByText('Request ID')).toHaveCount(0)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  })

  test('beside a list leaves the list, and what is typed into its search', async ({
    page,
    context,
  }) => {
    const [asked, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // A route of Playwright would turn off the cache, and with it code that has come would be asked for once more.
    const network = await context.newCDPSession(page)
    network.on('Fetch.requestPaused', ({ requestId }) => {
      asked.resolve()
      void lost.promise.then(() =>
        network.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }),
      )
    })
    const patterns = CODE_OF_FILTERS.map((file) => ({ urlPattern: `*/${basename(file)}` }))
    expect(patterns).not.toEqual([])
    await network.send('Fetch.enable', { patterns })
    await page.goto('/manager/users?lng=en')
    const search = page.getByRole('searchbox')
    await expect
      .poll(() => search.evaluate((input) => Object.keys(input).join()))
      .toContain('__reactFiber')
    await asked.promise
    await context.setOffline(true)
    lost.resolve()
    await search.fill('newcomer@example.com')
    await expect(page.getByRole('button', { name: 'Role', exact: true })).toBeVisible()
    await expect(search).toHaveValue('newcomer@example.com')
    await network.send('Fetch.disable')
    await context.setOffline(false)
    await expect(rowOf(page, 'newcomer@example.com')).not.toHaveCount(0)
    await expect(rows(page).filter({ hasNotText: 'newcomer@example.com' })).toHaveCount(0)
    await expect(search).toHaveValue('newcomer@example.com')
    await page.getByRole('button', { name: 'Role', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Role' })).toBeVisible()
  })
})
