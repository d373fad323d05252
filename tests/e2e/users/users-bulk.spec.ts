import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectAccessible, open, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { bulkBar, chooseOn, rowOf, rows } from '../lists.ts'
import { ownUsers, usersOf } from './listed-users.ts'

test.use({ storageState: STATES.admin })

const own = ownUsers(8, 'test')

const checkbox = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox')

async function ban(page: Page, title: string, length = 'Until lifted') {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Advertises')
  await dialog.getByRole('radio', { name: length }).check()
  await dialog.getByRole('button', { name: 'Ban' }).click()
  await expect(dialog).toBeHidden()
}

const expired = { defined: false, code: 'SESSION_EXPIRED', status: 403, message: '' }

const readUser = async (page: Page, number: number, { id } = own) =>
  (await (await callApi(page.request, ['GET', `/users/${id(number)}`])).json()) as object

test.describe('behaviour 10: bulk actions', () => {
  test('a range is banned with a reason, shows it at once, and is let in again', async ({
    page,
  }) => {
    test.slow()
    await open(page, `${usersOf(own.tag)}&sort=name`)
    await checkbox(page, own.name(2)).check()
    await checkbox(page, own.name(4)).click({ modifiers: ['Shift'] })
    await expect(bulkBar(page)).toContainText('3 selected')
    await expectAccessible(page)
    await bulkBar(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await ban(page, 'Ban selected users (3)?', '7 days')
    await expect(page.getByText('3 users banned')).toBeVisible()
    await expect(bulkBar(page)).toBeHidden()
    await expect(rowOf(page, own.name(4)).getByRole('link')).toBeFocused()
    await expect(rowOf(page, own.name(3))).toContainText('Banned until')
    await expect(rowOf(page, own.name(5))).toContainText('Not verified')
    expect(await readUser(page, 3)).toMatchObject({ status: 'banned', banReason: 'Advertises' })

    for (const number of [2, 3]) await checkbox(page, own.name(number)).check()
    await bulkBar(page).getByRole('button', { name: 'Lift ban' }).click()
    await expect(page.getByText('2 bans lifted')).toBeVisible()
    await expect(rowOf(page, own.name(2))).toContainText('Not verified')
    await expect(rowOf(page, own.name(4))).toContainText('Banned until')
    expect(await readUser(page, 2)).toMatchObject({ status: 'unverified', banReason: null })
  })

  test('check 23: oneself goes back to what one was, and is named in the report', async ({
    page,
  }) => {
    await open(page, '/manager/users?role=admin')
    await checkbox(page, 'admin@example.com').check()
    await bulkBar(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await ban(page, 'Ban selected users (1)?')
    const report = page.getByRole('dialog', { name: '1 item couldn’t be changed' })
    await expect(report).toContainText('Ada Okafor')
    await expect(report).toContainText('You can’t ban yourself')
    await expectAccessible(page)
    const titles = await report.getByRole('heading').evaluateHandle((heading) => {
      const seen = [heading.textContent]
      const look = () => seen.push(heading.textContent)
      new MutationObserver(look).observe(heading, { subtree: true, characterData: true })
      return seen
    })
    await report.getByRole('button', { name: 'Close' }).click()
    await expect(report).toHaveCount(0)
    expect(await titles.jsonValue()).toEqual(['1 item couldn’t be changed'])
    await expect(rowOf(page, 'admin@example.com')).toContainText('Active')
  })

  test.describe('where the server refuses', () => {
    test.use({ forgiven: /403|500/ })

    test('everything goes back to what it was, and says why', async ({ page }) => {
      await open(page, usersOf(own.tag))
      await page.route('**/api/rpc/users/bulk', (route) => route.fulfill({ status: 500, json: {} }))
      await chooseOn(page, own.name(1), 'Ban')
      await ban(page, `Ban ${own.name(1)}?`)
      await expect(page.getByText('No items were changed')).toBeVisible()
      await expect(rowOf(page, own.name(1))).toContainText('Not verified')
    })

    test('a sign-in that is too old leads to a fresh one, and back to the list', async ({
      page,
    }) => {
      await open(page, usersOf(own.tag))
      await page.route('**/api/rpc/users/bulk', (route) =>
        route.fulfill({ status: 403, json: { json: expired } }),
      )
      await chooseOn(page, own.name(1), 'Ban')
      await ban(page, `Ban ${own.name(1)}?`)
      await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
      await expect(rowOf(page, own.name(1))).toContainText('Not verified')
    })
  })
})

test.describe('behaviour 10: more than a page of users', () => {
  const more = ownUsers(55, 'test')

  test('all that match are chosen, those included that were not read', async ({ page }) => {
    test.slow()
    const soon = { timeout: 20_000 }
    await open(page, usersOf(more.tag))
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bulkBar(page).getByRole('button', { name: 'Select all 55 matching' }).click()
    await expect(bulkBar(page)).toContainText('55 selected')
    await bulkBar(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await ban(page, 'Ban selected users (55)?')
    await expect(page.getByText('55 users banned')).toBeVisible(soon)
    expect(await readUser(page, 55, more)).toMatchObject({ status: 'banned' })

    await open(page, `${usersOf(more.tag)}&status=banned`)
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bulkBar(page).getByRole('button', { name: 'Select all 55 matching' }).click()
    await bulkBar(page).getByRole('button', { name: 'Lift ban' }).click()
    const question = page.getByRole('alertdialog', { name: /the selected users \(55\)/ })
    await question.getByRole('button', { name: 'Lift ban' }).click()
    await expect(page.getByText('55 bans lifted')).toBeVisible(soon)
    await expect(page.getByRole('heading', { name: 'No matching users' })).toBeVisible()
    expect(await readUser(page, 55, more)).toMatchObject({ status: 'unverified' })
  })
})

test('behaviour 11: a user is banned and let in again by the menu of their row', async ({
  page,
}) => {
  await open(page, usersOf(own.tag))
  await chooseOn(page, own.name(1), 'Ban')
  await ban(page, `Ban ${own.name(1)}?`, '1 day')
  await expect(rowOf(page, own.name(1))).toContainText('Banned until')
  await expect(page.getByText('1 user banned')).toBeVisible()

  await open(page, `${usersOf(own.tag)}&status=banned`)
  await expect(rows(page)).toHaveCount(1)
  await chooseOn(page, own.name(1), 'Lift ban')
  await expect(page.getByRole('heading', { name: 'No matching users' })).toBeVisible()
  await expect(page.getByText('1 ban lifted')).toBeVisible()
  expect(await readUser(page, 1)).toMatchObject({ status: 'unverified' })
})

test('sessions of one are ended after a question', async ({ page }) => {
  await open(page, usersOf(own.tag))
  await chooseOn(page, own.name(1), 'End sessions')
  const question = page.getByRole('alertdialog', { name: `End all sessions of ${own.name(1)}?` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText('1 user signed out')).toBeVisible()
  await expect(question).toBeHidden()
})
