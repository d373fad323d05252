import type { Browser, Page } from '@playwright/test'
import { anyGenre, freshTitle, makeBook, readBook } from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  awake,
  choose,
  expect,
  expectAccessible,
  field,
  openAwake,
  test,
} from '../../../../tests/e2e/browser.ts'
import { callApi, fromOurPages } from '../../../../tests/e2e/calls.ts'
import { discardUser, type MadeUser, makeUser } from '../../../../tests/e2e/people.ts'
import { signInByCalls, signInHere } from '../../../../tests/e2e/sign-in.ts'

test.use({ forgiven: /401/ })

const NEW = '/manager/books/new'
const restored = (page: Page) => page.getByText('What you typed earlier is back.')

const typed = { Title: freshTitle('Half a Book'), Description: 'Two lines,\nwritten with care.' }

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
}

async function expectTyped(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(text)
  }
}

async function endElsewhere(browser: Browser, email: string) {
  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await signInByCalls(elsewhere.request, email)
  const ended = await elsewhere.request.post('/api/auth/revoke-other-sessions', {
    data: {},
    headers: fromOurPages,
  })
  expect(ended.status(), await ended.text()).toBe(200)
  await elsewhere.close()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  await choose(page.getByRole('menuitem', { name: 'Sign out' }))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test.describe('what a user has typed into a form', () => {
  let admins: Page
  let user: MadeUser
  let other: MadeUser

  test.beforeEach(async ({ browser, page }) => {
    admins = await browser.newPage({ storageState: STATES.admin })
    user = await makeUser(admins, { role: 'admin', name: 'Ada Draft' })
    other = await makeUser(admins, { role: 'admin', name: 'Ben Draft' })
    await signInByCalls(page.request, user.email)
  })

  test.afterEach(async () => {
    for (const one of [user, other]) await discardUser(admins, one)
    await admins.close()
  })

  test('behaviour 34: comes back after a session that was ended from another browser', async ({
    page,
    browser,
  }) => {
    await openAwake(page, NEW, 'form')
    await fillIn(page)
    await field(page, 'Author').fill('Mary Shelley')
    const { name: genre } = await anyGenre(page.request)
    await field(page, 'Genre').fill(genre)
    await page.getByRole('option', { name: genre, exact: true }).click()
    await endElsewhere(browser, user.email)
    await page.getByRole('button', { name: 'Create book' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByText('You’ve been signed out.')).toBeVisible()
    await expect(page.getByText('What you typed is kept in this tab.')).toBeVisible()
    await signInHere(page, user.email)
    await expect(page).toHaveURL(/\/manager\/books\/new/)
    await expectTyped(page)
    await expect(field(page, 'Genre')).toHaveValue(genre)
    await expect(restored(page)).toBeVisible()
    await expectAccessible(page)

    await test.step('leaving is asked about, and staying keeps it', async () => {
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Stay here' }).click()
      await expectTyped(page)
    })

    await test.step('discarded, it is gone for good', async () => {
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(field(page, 'Title')).toHaveValue('')
      await page.reload()
      await awake(page, 'form')
      await expect(field(page, 'Title')).toHaveValue('')
      await expect(restored(page)).toHaveCount(0)
    })
  })

  test('behaviour 34: comes back after signing out in another tab and reloading this one', async ({
    page,
    context,
  }) => {
    await openAwake(page, NEW, 'form')
    await fillIn(page)
    await test.step('a reload keeps it', async () => {
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expectTyped(page)
      await expect(restored(page)).toBeVisible()
    })
    const tab = await context.newPage()
    await openAwake(tab, '/manager/books', 'header button')
    await signOut(tab)
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.reload()
    await awake(page)
    await signInHere(page, user.email)
    await expect(page).toHaveURL(/\/manager\/books\/new/)
    await expectTyped(page)
  })

  test('behaviour 34: is never shown to another user, and not kept when its user signs out', async ({
    page,
    context,
  }) => {
    await openAwake(page, NEW, 'form')
    await fillIn(page)

    await test.step('another user signs in beside it, in another tab', async () => {
      await signInByCalls(context.request, other.email)
      await page.evaluate(() => dispatchEvent(new Event('session-lost')))
      await expect(field(page, 'Title')).toHaveValue('')
      await expect(page).toHaveURL(/\/manager\/books\/new/)
      await expect(restored(page)).toHaveCount(0)
      expect(await page.content()).not.toContain(typed.Title)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed.Title)
    })

    await test.step('signing out removes the draft of the tab', async () => {
      await fillIn(page)
      page.once('dialog', (dialog) => void dialog.accept())
      await signOut(page)
      await expect(page.getByText('You’ve been signed out.')).toHaveCount(0)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed.Title)
    })
  })

  test('behaviour 34: comes back in dialogs and drawers', async ({ page, context }) => {
    await openAwake(page, '/app/shelves', 'header button')
    const name = freshTitle('Unsaved shelf')
    await page.getByRole('button', { name: 'New shelf' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await context.clearCookies({ name: /session_token/ })
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInHere(page, user.email)
    await expect(page).toHaveURL(/\/app\/shelves/)
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(name)

    await test.step('the name of the account, in its drawer', async () => {
      await page.goto('about:blank')
      await openAwake(page, '/app/account?state=change-name', '[role=dialog]')
      await page.getByLabel('Name', { exact: true }).fill('Ada Changed')
      await context.clearCookies({ name: /session_token/ })
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await signInHere(page, user.email)
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Changed')
    })
  })

  test('behaviour 12: what another user saved meanwhile is asked about, not lost', async ({
    page,
    browser,
  }) => {
    const book = await makeBook(admins)
    await openAwake(page, `/manager/books/${book.id}/update`, 'form')
    await field(page, 'Author').fill('Mary Shelley')
    await field(page, 'Publisher').fill('Lackington')
    await endElsewhere(browser, user.email)
    const changed = { version: book.version, author: 'Ann Radcliffe' }
    const answer = await callApi(admins.request, ['PATCH', `/books/${book.id}`], changed)
    expect(answer.status(), await answer.text()).toBe(200)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await awake(page)
    await signInHere(page, user.email)
    await expect(page.getByRole('radio', { name: 'Theirs' })).toBeVisible()
    await expect(page.getByText('Ann Radcliffe')).toBeVisible()
    await page.getByRole('button', { name: 'Save this choice' }).click()
    await expect(page.getByText('Book updated')).toBeVisible()
    expect(await readBook(admins, book.id)).toMatchObject({
      author: 'Mary Shelley',
      publisher: 'Lackington',
    })
  })
})
