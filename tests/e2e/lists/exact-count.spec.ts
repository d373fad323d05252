import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { listOf, ownBooks } from '../books/listed-books.ts'
import { expect, open, test } from '../browser.ts'
import { bulkBar, rows } from '../lists.ts'
import { ownUsers, usersOf } from '../users/listed-users.ts'

test.use({ storageState: STATES.admin })

interface ListAnswer {
  json: { total: { count: number; exact: boolean } }
}

/** As where a list stopped counting: at 58 instead of 10,000, which would take a test too long to fill. */
async function stopCounting(page: Page, list: string) {
  await page.route(`**/api/rpc/${list}/list*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as ListAnswer
    answer.json.total = { count: 58, exact: false }
    await route.fulfill({ response, json: answer })
  })
}

/** Holds the answer to a call back until it is let go. */
async function holdBack(page: Page, call: string) {
  const release = Promise.withResolvers<void>()
  await page.route(`**/api/rpc/${call}*`, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

async function chooseAll(page: Page) {
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(page.getByText('Showing 55 of 58+')).toBeVisible({ timeout: 300 })
  }).toPass()
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  await bulkBar(page).getByRole('button', { name: 'Select all 58+ matching' }).click()
}

test.describe('books', () => {
  const own = ownBooks(55, 'test')

  test('issue 18.24: before all matching books are deleted, they are counted to the last one', async ({
    page,
  }) => {
    await stopCounting(page, 'books')
    const letGo = await holdBack(page, 'books/count')
    await open(page, listOf(own.tag))
    await chooseAll(page)
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete all … matching books?' })
    await expect(question).toContainText('Counting…')
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
    letGo()
    const exact = page.getByRole('alertdialog', { name: 'Delete all 55 matching books?' })
    await exact.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('55 books are in the trash')).toBeVisible()
    await page.unroute('**/api/rpc/books/list*')
    await open(page, listOf(own.tag))
    await expect(rows(page)).toHaveCount(0)
  })

  test.describe('where counting fails', () => {
    test.use({ forgiven: /status of 500/ })

    test('issue 18.24: nothing can be deleted before another try has counted them', async ({
      page,
    }) => {
      await stopCounting(page, 'books')
      await page.route('**/api/rpc/books/count*', (route) =>
        route.fulfill({ status: 500, json: {} }),
      )
      await open(page, listOf(own.tag))
      await chooseAll(page)
      await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByRole('alert')).toContainText("Couldn't count them.")
      await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
      await page.unroute('**/api/rpc/books/count*')
      await question.getByRole('button', { name: 'Try Again' }).click()
      await expect(question).toHaveAccessibleName('Delete all 55 matching books?')
      await expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled()
    })
  })
})

test.describe('users', () => {
  const own = ownUsers(55, 'test')

  test('issue 18.24: before all matching users are banned, they are counted to the last one', async ({
    page,
  }) => {
    test.slow()
    await stopCounting(page, 'users')
    const letGo = await holdBack(page, 'users/count')
    await open(page, usersOf(own.tag))
    await chooseAll(page)
    await bulkBar(page).getByRole('button', { name: 'Ban', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Ban the selected users (…)?' })
    await expect(question).toContainText('Counting…')
    await expect(question.getByRole('textbox')).toHaveCount(0)
    letGo()
    const exact = page.getByRole('dialog', { name: 'Ban the selected users (55)?' })
    await exact.getByRole('textbox', { name: 'Reason' }).fill('Advertises')
    await exact.getByRole('button', { name: 'Ban' }).click()
    await expect(page.getByText('55 users are banned')).toBeVisible({ timeout: 20_000 })
  })

  test('issue 18.24: the sessions of all matching users end after they were counted', async ({
    page,
  }) => {
    test.slow()
    await stopCounting(page, 'users')
    await open(page, usersOf(own.tag))
    await chooseAll(page)
    await bulkBar(page).getByRole('button', { name: 'End sessions' }).click()
    const exact = page.getByRole('alertdialog', {
      name: 'End the sessions of the selected users (55)?',
    })
    await exact.getByRole('button', { name: 'End sessions' }).click()
    await expect(exact).toBeHidden()
  })
})
