import type { Page } from '@playwright/test'
import { openAccount } from '../../../tests/e2e/account/account.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  forgetSession,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { age } from '../../../tests/e2e/people.ts'
import { freshAddress, signIn } from '../../../tests/e2e/sign-in.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { addDevice } from './test-device.ts'

// A refused passkey is answered with 400.
test.use({ forgiven: /400/ })

const cardOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) })

async function addPasskey(page: Page) {
  await awake(page, 'main button')
  await cardOf(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(cardOf(page).getByRole('listitem')).toHaveCount(1)
}

async function openLogin(page: Page) {
  await forgetSession(page)
  await open(page, '/login')
  await awake(page, 'main button')
}

test('a user adds a passkey, signs in with it, renames and removes it', async ({ page }) => {
  const device = await addDevice(page)
  await openAccount(page)
  await expect(cardOf(page)).toContainText('No passkeys yet.')
  await addPasskey(page)
  await expectAccessibleInBothThemes(page)

  await test.step('the button of the sign-in page leads home, and the session says how', async () => {
    // The device must not answer the suggestions of the field.
    await device.answer(false)
    const offered = page.waitForResponse(/generate-authenticate-options/)
    await openLogin(page)
    await expectAccessibleInBothThemes(page)
    await offered
    await device.answer(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(/\/app$/)
    await open(page, '/app/account')
    await awake(page, 'main button')
    await expect(page.getByRole('main')).toContainText('By passkey')
    await expect(cardOf(page)).toContainText('Used')
  })

  await test.step('it is renamed and removed', async () => {
    await cardOf(page).getByRole('button', { name: 'Rename' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter a name of at most 100 characters',
    )
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone of Wanjiru')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(cardOf(page)).toContainText('Phone of Wanjiru')
    await cardOf(page).getByRole('button', { name: 'Remove Phone of Wanjiru' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
    await expect(cardOf(page)).toContainText('No passkeys yet.')
  })
})

test('the device hears of another name of the user, and of a removed passkey', async ({ page }) => {
  const device = await addDevice(page)
  await openAccount(page)
  await addPasskey(page)
  await page.getByRole('button', { name: 'Change name' }).click()
  const name = page.getByRole('dialog').getByRole('textbox')
  await name.fill('Wanjiru Kamau')
  await name.press('Enter')
  await expect.poll(device.credentials).toMatchObject([{ userDisplayName: 'Wanjiru Kamau' }])
  await cardOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect.poll(device.credentials).toEqual([])
})

test('a removed passkey that the device still has is refused in words', async ({ page }) => {
  await addDevice(page)
  await openAccount(page)
  await addPasskey(page)
  const listed = await page.request.get('/api/auth/passkey/list-user-passkeys')
  const { items } = (await listed.json()) as { items: { id: string }[] }
  const removed = await page.request.post('/api/auth/passkey/delete-passkey', {
    data: { id: items[0]?.id },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(removed.status()).toBe(200)
  await openLogin(page)
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t accepted' })).toBeVisible()
})

test('a passkey signs in again, and the user stays in the dialog they wanted', async ({ page }) => {
  await addDevice(page)
  const email = await openAccount(page)
  await addPasskey(page)
  await age(email)
  await page.reload()
  await awake(page, 'main button')
  await cardOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Sign in again' })
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Remove passkey?' })).toBeVisible()
})

test('the browser suggests passkeys in the field for the email', async ({ page }) => {
  await addDevice(page)
  await openAccount(page)
  await addPasskey(page)
  await openLogin(page)
  await expect(page).toHaveURL(/\/app$/)
})

test('a device that doesn’t know its user adds none', async ({ page }) => {
  const device = await addDevice(page)
  await openAccount(page)
  await device.verify(false)
  await awake(page, 'main button')
  const add = cardOf(page).getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await expect(add).toBeEnabled()
  await expect(cardOf(page)).toContainText('No passkeys yet.')
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: PHONE, storageState: STATES.user })

  test('the card fits and reads from right to left', async ({ page }) => {
    await open(page, '/app/account', { language: 'ar', theme: 'dark' })
    await expect(page.getByRole('heading', { name: 'مفاتيح المرور' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })
})

test('a browser that fails to suggest passkeys shows an error only when asked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => {
      setTimeout(() => Object.assign(globalThis, { hasFailed: true }), 200)
      return Promise.reject(new DOMException('Not here', 'NotSupportedError'))
    }
  })
  await open(page, '/login')
  await page.waitForFunction(() => 'hasFailed' in globalThis)
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(alert).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(alert).toBeVisible()
})

const offerOn = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Sign in faster next time' })

test('after a sign-in by code a passkey is offered, and can be dismissed', async ({ page }) => {
  await addDevice(page)
  await signIn(page, freshAddress('offer'))
  await expect(offerOn(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await offerOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(offerOn(page)).toHaveCount(0)
})

test('the offer makes a passkey at once', async ({ page }) => {
  await addDevice(page)
  await signIn(page, freshAddress('offer'))
  await offerOn(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey added' })).toBeVisible()
  await open(page, '/app/account')
  await expect(cardOf(page).getByRole('listitem')).toHaveCount(1)
})

test('a browser without a device of its own is offered none', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('offer-passkey'))))
  await signIn(page, freshAddress('offer'))
  await open(page, '/app/account')
  await expect(cardOf(page)).toContainText('No passkeys yet.')
  await expect(offerOn(page)).toHaveCount(0)
  expect(asked).toBe(0)
})
