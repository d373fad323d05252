import type { Page } from '@playwright/test'
import { awake, expect, expectAccessible, expectNoSidewaysScroll, open, test } from './browser.ts'
import { freshAddress, newestCode, signIn, signInByCalls } from './sign-in.ts'
import { PHONE } from './site.ts'

/** Signs somebody new in and opens their account page. */
async function openAccount(page: Page, search = '') {
  const email = freshAddress('account')
  await signIn(page, email)
  await open(page, `/app/account${search}`)
  return email
}

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const sessions = (page: Page) =>
  page.getByRole('list').getByRole('listitem').filter({ hasText: 'Last seen' })

async function enterCode(page: Page, email: string) {
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  await field.pressSequentially(await newestCode(page.request, email))
}

test.describe('spec 2: the name', () => {
  test('is changed in a drawer that the address opens, and is new everywhere at once', async ({
    page,
  }) => {
    const email = await openAccount(page)
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: 'Change name' }).click()
    await expect(page).toHaveURL(/\/app\/account\?state=change-name$/)
    const field = drawer(page, 'Change name').getByLabel('Name')
    await expect(field).toHaveValue('Wanjiru Otieno')
    await field.fill('  Amina Diallo ')
    await field.press('Enter')
    await expect(page.getByText('Name updated')).toBeVisible()
    await expect(drawer(page, 'Change name')).toHaveCount(0)
    await expect(page).toHaveURL(/\/app\/account(\?lng=en)?$/)
    await expect(page.getByRole('main').getByText('Amina Diallo')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText('Amina Diallo')).toBeVisible()
  })

  test('has its drawer open after a reload; the back button closes it', async ({ page }) => {
    await openAccount(page)
    await page.getByRole('button', { name: 'Change name' }).click()
    await expect(drawer(page, 'Change name')).toBeVisible()
    await page.reload()
    await expect(drawer(page, 'Change name')).toBeVisible()
    await page.goBack()
    await expect(drawer(page, 'Change name')).toHaveCount(0)
    await expect(page).toHaveURL(/\/app\/account/)
    await page.goForward()
    await expect(drawer(page, 'Change name')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(drawer(page, 'Change name')).toHaveCount(0)
  })

  test('spec 5: is checked where it is entered', async ({ page }) => {
    await openAccount(page, '?state=change-name')
    const field = drawer(page, 'Change name').getByLabel('Name')
    await field.fill('   ')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(field).toHaveAccessibleDescription('Name is required')
    await expect(field).toBeFocused()
    await field.fill('a\u0007b')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(field).toHaveAccessibleDescription('Name is invalid')
  })

  test('behaviour 12: leaving with a name that is not saved asks first', async ({ page }) => {
    await openAccount(page)
    await page.getByRole('button', { name: 'Change name' }).click()
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.fill('Not yet')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.goBack()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toHaveCount(0)
    await expect(field).toHaveValue('Not yet')
    await expect(page).toHaveURL(/state=change-name/)
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(drawer(page, 'Change name')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Wanjiru Otieno')).toBeVisible()
  })

  test.describe('that cannot be changed', () => {
    test.use({ forgiven: /500|ERR_FAILED/ })

    test('stays as it was typed, and the page says so twice: at once, and in its place', async ({
      page,
    }) => {
      await openAccount(page, '?state=change-name')
      const field = drawer(page, 'Change name').getByLabel('Name')
      await field.fill('Amina')
      for (const fail of ['abort', 'answer'] as const) {
        await page.route('**/api/auth/update-user', (route) =>
          fail === 'abort' ? route.abort() : route.fulfill({ status: 500, json: {} }),
        )
        await field.press('Enter')
        await expect(page.locator('[data-sonner-toast]').first()).toContainText(
          'Failed to update your name',
        )
        await expect(field).toHaveAccessibleDescription(/^Failed to update your name\. \w/)
        await expect(field).toHaveValue('Amina')
        await page.unroute('**/api/auth/update-user')
      }
      await field.press('Enter')
      await expect(page.getByText('Name updated')).toBeVisible()
    })
  })
})

test('spec 2: language and theme are chosen on the page and seen at once', async ({ page }) => {
  await openAccount(page)
  await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByLabel('Language').click()
  await page.getByRole('option', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Vos sessions' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('behaviour 20: everyone sees their own sessions', () => {
  test('and ends one of them, or all the others', async ({ page, browser }) => {
    const email = freshAddress('sessions')
    const others = await Promise.all([1, 2, 3].map(() => browser.newContext()))
    for (const { request } of others) await signInByCalls(request, email)
    await signIn(page, email)
    await open(page, '/app/account')
    await expect(sessions(page)).toHaveCount(4)
    await expect(sessions(page).first()).toContainText(/Chrome on \w+This device.*This machine/)

    await sessions(page)
      .nth(1)
      .getByRole('button', { name: /^End session/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
    await expect(sessions(page)).toHaveCount(3)
    await expect(page.getByText('Session ended')).toBeVisible()
    await expect(page.locator('main ul')).toBeFocused()

    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('2 other sessions end.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all' }).click()
    await expect(sessions(page)).toHaveCount(1)
    await expect(page.getByText('You are signed in on this device alone.')).toBeVisible()
    await page.reload()
    await expect(sessions(page)).toHaveCount(1)
    for (const { request } of others) {
      expect(await (await request.get('/api/auth/get-session')).json()).toBeNull()
    }
    await Promise.all(others.map((other) => other.close()))
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
        page.getByRole('alert').filter({ hasText: 'Failed to end the session' }),
      ).toContainText('offline')
      await other.close()
    })

    test('behaviour 15: a list that cannot be read says so, with the request id, and is asked for again', async ({
      page,
    }) => {
      await signIn(page, freshAddress('failing'))
      await page.route('**/api/auth/list-sessions', (route) =>
        route.fulfill({ status: 500, headers: { 'x-request-id': 'request-7' }, json: {} }),
      )
      await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
      await expect(page.getByRole('heading', { name: 'Your sessions', exact: true })).toBeVisible()
      await expect(page.getByText('Your sessions could not be shown')).toBeVisible({
        timeout: 10_000,
      })
      await expect(page.getByText('request-7')).toBeVisible()
      await page.unroute('**/api/auth/list-sessions')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(sessions(page)).toHaveCount(1)
    })
  })
})

test.describe('the e-mail', () => {
  test('is changed with a code that the new address gets', async ({ page }) => {
    const old = await openAccount(page)
    const next = freshAddress('next')
    await page.getByRole('button', { name: 'Change e-mail' }).click()
    const field = page.getByLabel('New e-mail')
    await expect(field).toBeFocused()
    for (const [typed, said] of [
      ['', 'Email is required'],
      ['nobody', 'Email is invalid'],
      [old, 'This is already your e-mail'],
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
    await expect(page.getByText('E-mail changed')).toBeVisible()
    await expect(page).toHaveURL(/\/app\/account(\?lng=en)?$/)
    await expect(page.getByRole('main').getByText(next)).toBeVisible()
    await expect(page.getByText(old)).toHaveCount(0)
  })

  test('can be typed anew; a link with an address sends nothing by itself', async ({ page }) => {
    const link = freshAddress('link')
    await openAccount(page, `?newEmail=${link}`)
    const field = page.getByLabel('New e-mail')
    await expect(field).toHaveValue(link)
    expect(await newestCode(page.request, link)).toBe('')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('button', { name: 'Use another address' }).click()
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
      await page.getByRole('button', { name: 'Change e-mail' }).click()
      await page.getByLabel('New e-mail').fill(next)
      await page.getByRole('button', { name: 'Send code' }).click()
      const question = page.getByRole('alertdialog', { name: 'Sign in again' })
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/request-email-change')
      await question.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
      await enterCode(page, email)
      await expect(page).toHaveURL(/\/app\/account\?newEmail=/)
      await expect(page.getByLabel('New e-mail')).toHaveValue(next)
      await page.getByRole('button', { name: 'Send code' }).click()
      await enterCode(page, next)
      await expect(page.getByText('E-mail changed')).toBeVisible()
    })
  })
})

test('one takes one’s own data along', async ({ page }) => {
  const email = await openAccount(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('incipit-account.json')
  const file = await download.createReadStream()
  let text = ''
  for await (const part of file) text += part
  expect(JSON.parse(text)).toMatchObject({ user: { email } })
})

test.describe('an account', () => {
  test('is deleted with a code, and nothing of it stays', async ({ page }) => {
    const email = await openAccount(page)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await enterCode(page, email)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('E-mail')).toHaveValue('')
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
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        /only administrator left/,
      )
    })
  })
})

test('the manager has the same page in their own frame', async ({ page }) => {
  await signIn(page, 'admin@example.com')
  await open(page, '/manager/account?state=change-name')
  await expect(drawer(page, 'Change name').getByLabel('Name')).toHaveValue(/\w/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/manager\/account$/)
})

for (const language of ['en', 'ar']) {
  test.describe(`on the phone, ${language}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('behaviour 19: every step is accessible, dark and light, and has targets of 44 px', async ({
      page,
    }) => {
      const email = freshAddress('phone')
      await signIn(page, email)
      for (const [step, theme] of [
        ['', 'light'],
        ['', 'dark'],
        ['?state=change-name', 'light'],
        ['#change-email', 'dark'],
        ['#delete-account', 'light'],
      ] as const) {
        await open(page, `/app/account${step}`, { language, theme })
        await expect(page.getByRole('dialog')).toHaveCount(step ? 1 : 0)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        const low = await page
          .locator('main :is(button, a), [role=dialog] :is(button, input)')
          .evaluateAll((all) =>
            all
              .filter((one) => one.getBoundingClientRect().height < 44)
              .map((one) => one.outerHTML.slice(0, 120)),
          )
        expect(low).toEqual([])
      }
    })
  })
}
