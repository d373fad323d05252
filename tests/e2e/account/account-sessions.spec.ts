import type { Page } from '@playwright/test'
import { awake, expect, open, test } from '../browser.ts'
import { expectAfterRetries } from '../page-clock.ts'
import { freshAddress, signInByCalls } from '../sign-in.ts'
import { openAccount } from './account.ts'

const sessions = (page: Page) =>
  page.getByRole('list').getByRole('listitem').filter({ hasText: 'Last seen' })

test.describe('behaviour 20: everyone sees their own sessions', () => {
  test('and ends one of them, or all the others', async ({ page, browser }) => {
    const email = freshAddress('sessions')
    const others = await Promise.all([1, 2, 3].map(() => browser.newContext()))
    for (const { request } of others) await signInByCalls(request, email)
    await signInByCalls(page.request, email, 'Wanjiru Otieno')
    await open(page, '/app/account')
    await expect(sessions(page)).toHaveCount(4)
    await expect(sessions(page).first()).toContainText(/Chrome on \w+This device.*This computer/)

    await sessions(page)
      .nth(1)
      .getByRole('button', { name: /^End session/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
    await expect(sessions(page)).toHaveCount(3)
    await expect(page.getByText('Session ended')).toBeVisible()
    await expect(page.locator('main ul :focus')).toHaveCount(1)

    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('2 other sessions will end.')
    // The page hides them at once; a reload before the response may show them again.
    const ended = page.waitForResponse(/revoke-other-sessions$/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all' }).click()
    await expect(sessions(page)).toHaveCount(1)
    await expect(page.getByText('You’re signed in on this device only.')).toBeVisible()
    await ended
    await page.reload()
    await expect(sessions(page)).toHaveCount(1)
    for (const { request } of others) {
      expect(await (await request.get('/api/auth/get-session')).json()).toBeNull()
    }
    await Promise.all(others.map((other) => other.close()))
  })

  test('of which the five newest are shown at first', async ({ page, playwright, baseURL }) => {
    const email = freshAddress('many-sessions')
    for (let count = 0; count < 5; count += 1) {
      const other = await playwright.request.newContext({ baseURL: baseURL! })
      await signInByCalls(other, email)
      await other.dispose()
    }
    await signInByCalls(page.request, email, 'Wanjiru Otieno')
    await open(page, '/app/account')
    await expect(sessions(page)).toHaveCount(5)
    await expect(sessions(page).first()).toContainText('This device')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(sessions(page)).toHaveCount(6)
    await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden()
    await expect(page.locator('main ul:focus')).toHaveCount(1)
  })

  test('the one of this device ends by signing out', async ({ page }) => {
    await openAccount(page)
    await sessions(page)
      .getByRole('button', { name: /^End session/ })
      .click()
    await page
      .getByRole('alertdialog', { name: 'Account Sign Out' })
      .getByRole('button', { name: 'Sign out' })
      .click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test.describe('and when that fails', () => {
    test.use({ forgiven: /500|ERR_FAILED/ })

    test('behaviour 11: the session comes back to the list, with the reason', async ({
      page,
      browser,
    }) => {
      const other = await browser.newContext()
      const email = await openAccount(page)
      await signInByCalls(other.request, email)
      await page.reload()
      await awake(page)
      await expect(sessions(page)).toHaveCount(2)
      let refuse = () => {}
      const refused = new Promise<void>((resolve) => (refuse = resolve))
      await page.route('**/api/auth/revoke-session', async (route) => {
        await refused
        await route.abort()
      })
      await sessions(page)
        .nth(1)
        .getByRole('button', { name: /^End session/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
      await expect(sessions(page)).toHaveCount(1)
      refuse()
      await expect(sessions(page)).toHaveCount(2)
      await expect(
        page.getByRole('alert').filter({ hasText: 'Couldn’t end the session' }),
      ).toContainText('offline')
      await other.close()
    })

    test('behaviour 15: a list that cannot be read says so, with the request id, and is asked for again', async ({
      page,
    }) => {
      await signInByCalls(page.request, freshAddress('failing'), 'Wanjiru Otieno')
      await page.clock.install()
      await open(page, '/app')
      await page.route('**/api/auth/list-sessions', (route) =>
        route.fulfill({ status: 500, headers: { 'x-request-id': 'request-7' }, json: {} }),
      )
      await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
      await expect(page.getByRole('heading', { name: 'Your sessions', exact: true })).toBeVisible()
      await expectAfterRetries(page, page.getByText('Couldn’t load your sessions'))
      await expect(page.getByText('request-7')).toBeVisible()
      await page.unroute('**/api/auth/list-sessions')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(sessions(page)).toHaveCount(1)
    })
  })
})
