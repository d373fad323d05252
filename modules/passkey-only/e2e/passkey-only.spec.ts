import type { Page } from '@playwright/test'
import { openAccount } from '../../../tests/e2e/account/account.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  forgetSession,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { age, mailsTo } from '../../../tests/e2e/people.ts'
import { expectToStay } from '../../../tests/e2e/shown-once.ts'
import { askForCode } from '../../../tests/e2e/sign-in.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { addDevice } from '../../passkeys/e2e/test-device.ts'

// Refusals are answered with 400, 403 and 409.
test.use({ forgiven: /40[039]/ })

const cardOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys', exact: true }) })

const codesIn = (page: Page) => page.getByRole('list', { name: 'Recovery codes' })

async function turnOn(page: Page, prepare?: () => Promise<void>) {
  const device = await addDevice(page)
  const email = await openAccount(page)
  await prepare?.()
  await awake(page, 'main button')
  await cardOf(page).getByRole('button', { name: 'Add a passkey' }).click()
  await cardOf(page).getByRole('button', { name: 'Turn on' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign in with passkeys only?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect(codesIn(page).getByRole('listitem')).toHaveCount(10)
  return { device, email, codes: await codesIn(page).getByRole('listitem').allTextContents() }
}

const closeCodes = (page: Page) => page.getByRole('button', { name: 'I’ve saved them' }).click()

async function enterRecoveryCode(page: Page, code: string) {
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('check 50: a user signs in with passkeys only, keeps ten codes, and comes in by one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { device, email, codes } = await turnOn(page)

  await test.step('the codes are copied, downloaded, printed alone, and shown once', async () => {
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Codes copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/-recovery-codes\.txt$/)
    // The page behind the dialog has no roles.
    const heading = page.locator('main h1')
    await expect(heading).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeHidden()
    await expect(codesIn(page).getByText(codes[9] ?? '')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download' })).toBeHidden()
    await page.emulateMedia({ media: null })
    await closeCodes(page)
    await expect(codesIn(page)).toHaveCount(0)
    await expect(cardOf(page)).toContainText('10 recovery codes left.')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the last passkey stays', async () => {
    await cardOf(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Remove passkey?' })
    await question.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(question).toContainText('This is your last passkey')
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the message has no code, and the code page leads to recovery', async () => {
    await device.answer(false)
    await forgetSession(page)
    await open(page, '/login')
    await awake(page)
    await askForCode(page, email)
    const [message] = await mailsTo(page.request, email)
    expect(message?.subject).toBe('Sign in with your passkey')
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectAccessibleInBothThemes(page)
    await enterRecoveryCode(page, '0000-0000')
    await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/isn’t accepted/)
    await enterRecoveryCode(page, codes[0] ?? '')
    await expect(page).toHaveURL(/\/app$/)
  })

  await test.step('the session says how, and the setting stays', async () => {
    await open(page, '/app/account')
    await awake(page, 'main button')
    await expect(page.getByRole('main')).toContainText('By recovery code')
    await expect(cardOf(page)).toContainText('9 recovery codes left.')
    await cardOf(page).getByRole('button', { name: 'Turn off' }).click()
    const question = page.getByRole('alertdialog', { name: 'Turn off passkeys only?' })
    await question.getByRole('button', { name: 'Turn off' }).click()
    await expect(cardOf(page).getByRole('button', { name: 'Turn on' })).toBeVisible()
  })
})

test('the recovery codes stay until the user says that they are saved', async ({ page }) => {
  const places = page.getByRole('navigation').first()
  await turnOn(page, async () => {
    // Back leads to a page of the running app.
    await places.getByRole('link', { name: 'Books', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/books/)
    await places.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  })
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expectToStay(page, dialog, codesIn(page))
  await expect(codesIn(page).getByRole('listitem')).toHaveCount(10)
  await closeCodes(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await page.getByRole('link', { name: 'Books', exact: true }).first().click()
  await expect(page).toHaveURL(/\/app\/books/)
})

test('check 50: for a sensitive act, such a user is asked for a passkey or a recovery code', async ({
  page,
}) => {
  const { device, email, codes } = await turnOn(page)
  await closeCodes(page)
  await age(email)
  await page.reload()
  await awake(page, 'main button')
  await cardOf(page).getByRole('button', { name: 'New recovery codes' }).click()
  const again = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(again.getByRole('button', { name: 'Send me a code' })).toHaveCount(0)
  await expectAccessible(page)
  await device.verify(false)
  await again.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(again.getByRole('button', { name: 'Use a passkey' })).toBeEnabled()
  await expect(again).toBeVisible()
  await again.getByRole('link', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await enterRecoveryCode(page, codes[1] ?? '')
  await expect(page).toHaveURL(/\/app\/account/)
  await device.verify(true)
  await age(email)
  await page.reload()
  await awake(page, 'main button')
  await cardOf(page).getByRole('button', { name: 'New recovery codes' }).click()
  await again.getByRole('button', { name: 'Use a passkey' }).click()
  const question = page.getByRole('alertdialog', { name: 'Create new recovery codes?' })
  await question.getByRole('button', { name: 'Create codes' }).click()
  await expect(codesIn(page).getByRole('listitem')).toHaveCount(10)
  expect(await codesIn(page).getByRole('listitem').allTextContents()).not.toContain(codes[0])
})

test('check 50: the button of passkeys leads to recovery, too', async ({ page }) => {
  const device = await addDevice(page)
  await device.verify(false)
  await forgetSession(page)
  await open(page, '/login')
  await awake(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await expect(page.getByRole('heading', { name: 'Use a recovery code' })).toBeVisible()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: PHONE })

  test('check 50: the codes and the form of recovery fit, and read from right to left', async ({
    page,
  }) => {
    await turnOn(page)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await open(page, '/app/account', { language: 'ar', theme: 'dark' })
    await expect(
      page.getByRole('heading', { name: 'تسجيل الدخول بمفاتيح المرور فقط' }),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await open(page, '/login/recovery', { language: 'ar', theme: 'dark' })
    await expect(page.getByRole('heading', { name: 'استخدام رمز استرداد' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })
})
