import { STATES } from '../accounts.ts'
import { awake, choose, expect, expectAccessible, open, test } from '../browser.ts'
import { askForCode, freshAddress, newestCode, signIn, signInByCalls } from '../sign-in.ts'

test.describe('who is signed in', () => {
  test('goes on from /login to their area', async ({ browser }) => {
    for (const [storageState, address] of [
      [STATES.admin, /\/manager\/dashboard$/],
      [STATES.user, /\/app$/],
    ] as const) {
      const page = await browser.newPage({ storageState })
      await page.goto('/login')
      await expect(page).toHaveURL(address)
      await page.close()
    }
  })

  test('spec 6: a reader gets the 403 page in the manager area', async ({ browser }) => {
    const page = await browser.newPage({ storageState: STATES.user })
    for (const path of ['/manager', '/manager/users', '/manager/users/new']) {
      const response = await page.goto(`${path}?lng=en`)
      expect(response?.status()).toBe(403)
      await expect(
        page.getByRole('heading', { name: "You don't have access to this page" }),
      ).toBeVisible()
      expect(await page.content()).not.toContain('Dashboard')
    }
    await page.close()
  })

  test('spec 4: is there in the first HTML', async ({ browser }) => {
    const context = await browser.newContext({ storageState: STATES.admin })
    const html = await (await context.request.get('/app?lng=en')).text()
    expect(html).toContain('User menu</span>')
    await context.close()
  })
})

test('spec 4: signing out is confirmed; the other tab notices, and so it does of a sign-in', async ({
  page,
  context,
}) => {
  test.slow()
  const email = freshAddress('two-tabs')
  const other = await context.newPage()
  await open(other, '/login?redirect=/app/account')
  await signIn(page, email)
  await expect(other).toHaveURL(/\/app\/account$/)

  await page.getByRole('button', { name: 'User menu' }).click()
  await choose(page.getByRole('menuitem', { name: 'Sign out' }))
  const dialog = page.getByRole('alertdialog', { name: 'Account Sign Out' })
  await expect(dialog).toContainText('You are about to end your session')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'User menu' }).click()
  await choose(page.getByRole('menuitem', { name: 'Sign out' }))
  // A mouse would come to rest on a link, whose preload would be refused.
  await dialog.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount$/)
})

test.describe('a session that is gone', () => {
  test.use({ forgiven: /401/ })

  test('spec 4: leads to sign-in at the first call, and back to where the person was', async ({
    page,
    context,
  }) => {
    const email = freshAddress('expired')
    await signInByCalls(page.request, email, 'Wanjiru Otieno')
    await page.goto('/app/account?state=change-name')
    await awake(page)
    await page.waitForLoadState('networkidle')
    await context.clearCookies({ name: /session_token/ })
    await page.getByLabel('Name', { exact: true }).fill('Somebody else')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount%3Fstate%3Dchange-name/)
    await askForCode(page, email)
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
    await expect(page).toHaveURL(/\/app\/account\?state=change-name/)
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  })
})

test.describe('when signing out cannot be asked for', () => {
  test.use({ forgiven: /Failed to load resource|ERR_/ })

  test('spec 8: the dialog that signs out says what failed, and forgets it', async ({ page }) => {
    await signInByCalls(page.request, freshAddress('stays'), 'Wanjiru Otieno')
    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await open(page, '/app')
    await awake(page, 'header button')
    const dialog = page.getByRole('alertdialog')
    const ask = async () => {
      await page.getByRole('button', { name: 'User menu' }).click()
      await choose(page.getByRole('menuitem', { name: 'Sign out' }))
      await expect(dialog).toBeVisible()
    }

    await test.step('spec 8: "Failed to Sign Out" is said in the dialog, which stays', async () => {
      await ask()
      await dialog.getByRole('button', { name: 'Sign out' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Failed to Sign Out')
    })

    await test.step('behaviour 15: a second question shows no failure of the first', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await ask()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
    })
  })
})
