import { awake, expect, expectAccessible, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { freshAddress, signInByCalls } from '../sign-in.ts'
import { LOOKS, PHONE } from '../site.ts'
import { drawer, openAccount } from './account.ts'

test.describe('spec 2: the name', () => {
  test('spec 2: the name in its drawer is changed, checked and kept', async ({ page }) => {
    const email = await openAccount(page)
    const change = page.getByRole('button', { name: 'Change name' })
    const field = drawer(page, 'Change name').getByLabel('Name')

    await test.step('spec 2: the name has its drawer open after a reload; the back button closes it', async () => {
      await change.click()
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

    await test.step('behaviour 12: leaving with a name that is not saved asks first', async () => {
      await change.click()
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

    await test.step('spec 2: the name is changed in a drawer that the address opens, and is new everywhere at once', async () => {
      await expect(page.getByText(email)).toBeVisible()
      await change.click()
      await expect(page).toHaveURL(/\/app\/account\?state=change-name$/)
      await expect(field).toHaveValue('Wanjiru Otieno')
      await field.fill('  Amina Diallo ')
      await field.press('Enter')
      await expect(page.getByText('Name updated')).toBeVisible()
      await expect(drawer(page, 'Change name')).toHaveCount(0)
      await expect(page).toHaveURL(/\/app\/account(\?lng=en)?$/)
      await expect(page.getByRole('main').getByText('Amina Diallo')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('main').getByText('Amina Diallo')).toBeVisible()
      await awake(page, 'main button')
    })

    await test.step('spec 5: the name is checked where it is entered', async () => {
      await change.click()
      await field.fill('   ')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(field).toHaveAccessibleDescription('Name is required')
      await expect(field).toBeFocused()
      await field.fill('a\u0007b')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(field).toHaveAccessibleDescription('Name is invalid')
    })
  })

  test.describe('that is saved', () => {
    test.use({ forgiven: /ERR_FAILED/ })

    test('is not called failed where the page cannot ask who is signed in', async ({ page }) => {
      await openAccount(page, '?state=change-name')
      const field = drawer(page, 'Change name').getByLabel('Name')
      await page.route('**/api/fn/**', (route) => route.abort())
      await field.fill('Amina Diallo')
      await field.press('Enter')
      await expect(page.getByText('Name updated')).toBeVisible()
      await expect(drawer(page, 'Change name')).toHaveCount(0)
      await expect(page.getByText('Failed to update your name')).toHaveCount(0)
    })
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

test('the manager has the same page in their own frame', async ({ page }) => {
  await signInByCalls(page.request, 'admin@example.com')
  await open(page, '/manager/account?state=change-name')
  await expect(drawer(page, 'Change name').getByLabel('Name')).toHaveValue(/\w/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/manager\/account$/)
})

for (const { language, theme } of LOOKS) {
  test.describe(`on the phone, ${language}, ${theme}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('behaviour 19: every step is accessible, and has targets of 44 px', async ({ page }) => {
      const email = freshAddress('phone')
      await signInByCalls(page.request, email, 'Wanjiru Otieno')
      for (const step of ['', '?state=change-name', '#change-email', '#delete-account']) {
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
