import { product } from '#rules/product.ts'
import { awake, expect, expectAccessible, test } from '../browser.ts'
import { freshAddress, newestCode, signIn } from '../sign-in.ts'
import { enterCode, openAccount } from './account.ts'

test.describe('the email', () => {
  test('is changed with a code that the new address gets', async ({ page }) => {
    const old = await openAccount(page)
    const next = freshAddress('next')
    await page.getByRole('button', { name: 'Change email' }).click()
    const field = page.getByLabel('New email')
    await expect(field).toBeFocused()
    for (const [typed, said] of [
      ['', 'Email is required'],
      ['nobody', 'Email is invalid'],
      [old, 'This is already your email'],
    ] as const) {
      await field.fill(typed)
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(said)
    }
    await field.fill(next)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`newEmail=${encodeURIComponent(next)}$`))
    await expect(page.getByLabel('Code')).toBeFocused()
    await expect(page.getByRole('button', { name: /Resend in \d+ second/ })).toBeDisabled()
    await page.reload()
    await awake(page)
    await enterCode(page, next)
    await expect(page.getByText('Email changed')).toBeVisible()
    await expect(page).toHaveURL(/\/app\/account(\?lng=en)?$/)
    await expect(page.getByRole('main').getByText(next)).toBeVisible()
    await expect(page.getByText(old)).toHaveCount(0)
  })

  test('can be typed again; a link with an address sends nothing by itself', async ({ page }) => {
    const link = freshAddress('link')
    await openAccount(page, `?newEmail=${link}`)
    const field = page.getByLabel('New email')
    await expect(field).toHaveValue(link)
    expect(await newestCode(page.request, link)).toBe('')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect(field).toHaveValue(link)
  })

  test.describe('when the sign-in is too old', () => {
    test.use({ forgiven: /403/ })

    test('is changed after another one, which leads back to the step', async ({ page }) => {
      const email = await openAccount(page)
      const next = freshAddress('fresh')
      await page.route('**/request-email-change', (route) =>
        route.fulfill({ status: 403, json: { code: 'SESSION_EXPIRED', message: '' } }),
      )
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByLabel('New email').fill(next)
      await page.getByRole('button', { name: 'Send code' }).click()
      const question = page.getByRole('alertdialog', { name: 'Sign in again' })
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/request-email-change')
      await question.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await enterCode(page, email)
      await expect(page).toHaveURL(/\/app\/account\?newEmail=/)
      await expect(page.getByLabel('New email')).toHaveValue(next)
      await page.getByRole('button', { name: 'Send code' }).click()
      await enterCode(page, next)
      await expect(page.getByText('Email changed')).toBeVisible()
    })
  })
})

test('a user exports their own data', async ({ page }) => {
  const email = await openAccount(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${product.id}-account.json`)
  const file = await download.createReadStream()
  let text = ''
  for await (const part of file) text += part
  expect(JSON.parse(text)).toMatchObject({ user: { email } })
})

test.describe('an account', () => {
  test('is deleted with a code, and nothing of it stays', async ({ page }) => {
    const email = await openAccount(page)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account permanently?' })
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await enterCode(page, email)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Email')).toHaveValue('')
    expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull()
    await signIn(page, email, 'Somebody new')
  })

  test.describe('that is the last to manage', () => {
    test.use({ forgiven: /403/ })

    test('check 23: is kept, and the dialog says why', async ({ page }) => {
      await openAccount(page, '#delete-account')
      await page.route('**/delete-user/send-code', (route) =>
        route.fulfill({ status: 403, json: { code: 'LAST_ADMIN', message: '' } }),
      )
      await page.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/only admin left/)
    })
  })
})
