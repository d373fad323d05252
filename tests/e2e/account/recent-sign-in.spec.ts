import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { awake, choose, expect, expectAccessible, openAwake, test } from '../browser.ts'
import { age, discardUser, makeUser, oldMinutes } from '../people.ts'
import { freshAddress, newestCode, signInByCalls } from '../sign-in.ts'
import { enterCode, openAccount } from './account.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sign in again' })

async function signInAgain(page: Page, email: string) {
  await question(page).getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await enterCode(page, email)
}

const steps = [
  ['Delete my account…', 'dialog', 'Delete your account permanently?', '#delete-account'],
  ['Change email', 'dialog', 'Change email', '#change-email'],
  ['End all other sessions', 'alertdialog', 'End all other sessions?', '#end-session-all'],
] as const

for (const [button, role, name, hash] of steps) {
  test(`a code is asked for before the dialog of "${button}" opens`, async ({ page, browser }) => {
    const email = await openAccount(page)
    const other = await browser.newContext()
    await signInByCalls(other.request, email)
    await other.close()
    await age(email)
    await page.reload()
    await awake(page)
    await page.getByRole('button', { name: button }).click()
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole(role, { name })).toHaveCount(0)
    await expectAccessible(page)
    await signInAgain(page, email)
    await expect(page).toHaveURL(new RegExp(`/app/account(\\?lng=en)?${hash}$`))
    await expect(page.getByRole(role, { name })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })
}

test('a user who does not sign in again returns to the page before', async ({ page }) => {
  const email = await openAccount(page)
  await age(email)
  await page.reload()
  await awake(page)
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/account(\?lng=en)?$/)
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await expect(question(page)).toBeVisible()
})

test('a link straight to a sensitive step asks first, too', async ({ page }) => {
  const email = freshAddress('linked')
  await signInByCalls(page.request, email, 'Wanjiru Otieno')
  await age(email)
  await page.goto('/app/account?lng=en&newEmail=next@example.com')
  await awake(page)
  await signInAgain(page, email)
  await expect(page.getByLabel('New email')).toHaveValue('next@example.com')
})

test.describe('a sign-in that gets old', () => {
  test.use({ forgiven: /403/ })

  test('before its page knows is asked for again when the dialog opens', async ({ page }) => {
    const email = await openAccount(page)
    await age(email)
    await page.clock.setSystemTime(Date.now() + oldMinutes * 60_000)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Delete your account' })).toHaveCount(0)
  })

  test('by a wrong clock of the browser alone changes nothing', async ({ page }) => {
    await openAccount(page)
    await page.clock.setSystemTime(Date.now() + 48 * 3600_000)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await expect(page.getByRole('dialog', { name: /^Delete your account/ })).toBeVisible()
  })

  test('while a dialog is open loses nothing that was typed', async ({ page }) => {
    const email = await openAccount(page)
    await page.getByRole('button', { name: 'Change email' }).click()
    const next = freshAddress('typed')
    await page.getByLabel('New email').fill(next)
    await age(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await signInAgain(page, email)
    await expect(page.getByLabel('New email')).toHaveValue(next)
  })
})

test.describe('an admin', () => {
  test.use({ storageState: undefined })

  test('is asked for a code before they fill in the reason of a ban', async ({ page, browser }) => {
    const admins = await browser.newPage({ storageState: STATES.admin })
    const admin = await makeUser(admins, { role: 'admin', name: 'Ada Five' })
    const user = await makeUser(admins)
    await signInByCalls(page.request, admin.email)
    await age(admin.email)
    for (const step of ['ban', 'impersonate', 'delete']) {
      await openAwake(page, `/manager/users/${user.id}#${step}`, 'h1')
      await expect(question(page)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.goto('about:blank')
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await page.getByRole('button', { name: 'More' }).click()
    await choose(page.getByRole('menuitem', { name: 'Ban…' }))
    await question(page).getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, admin.email))
    await expect(page).toHaveURL(new RegExp(`${user.id}(\\?lng=en)?#ban$`))
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeVisible()
    await page.goto('about:blank')
    for (const one of [user, admin]) await discardUser(admins, one)
    await admins.close()
  })
})
