import { STATES } from '../accounts.ts'
import { awake, choose, expect, open, openAwake, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { ask, browserOf, discardUser, makeUser, openMore, readUser } from '../people.ts'
import { newestCode, signInByCalls } from '../sign-in.ts'

test.use({ storageState: STATES.admin })

const refusal = (code: string) => ({
  status: 403,
  json: { json: { defined: true, code, status: 403, message: '', data: {} } },
})

test.describe('check 17: a banned user', () => {
  test('is out at their next click, and told so only once they proved their address', async ({
    page,
    browser,
  }) => {
    const user = await makeUser(page)
    const theirs = await browserOf(browser, user)
    const them = await theirs.newPage()
    await open(them, '/app')

    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await ask(page, 'Ban…')
    const dialog = page.getByRole('dialog', { name: 'Ban Ben Kiptoo?' })
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      'Reason is required',
    )
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam, again')
    await dialog.getByRole('radio', { name: '7 days' }).check()
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(page.getByText('Ben Kiptoo banned')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('dl')).toContainText('Banned until ')
    await expect(page.locator('dl')).toContainText('Spam, again')
    await expect(page.getByText('This user isn’t signed in.')).toBeVisible()
    expect(await readUser(page, user.id)).toMatchObject({ status: 'banned' })

    await them.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
    await expect(them).toHaveURL(/\/login\?redirect=/)
    await them.getByLabel('Email').fill(user.email)
    await them.getByRole('button', { name: 'Send me a code' }).click()
    await expect(them.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(them.getByText(/banned/)).toHaveCount(0)
    await them.getByLabel('Code').pressSequentially(await newestCode(them.request, user.email))
    await expect(them.getByText('You have been banned from this application')).toBeVisible()
    await theirs.close()
    await discardUser(page, user)
  })

  test('is let in again when the ban is lifted', async ({ page, browser }) => {
    const user = await makeUser(page)
    await callApi(page.request, ['POST', `/users/${user.id}/ban`], { reason: 'By mistake' })
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await expect(page.locator('dl')).toContainText('By mistake')
    await openMore(page)
    await choose(page.getByRole('menuitem', { name: 'Lift ban' }))
    await expect(page.getByText('Ban on Ben Kiptoo lifted')).toBeVisible()
    await expect(page.locator('dl')).not.toContainText('By mistake')
    const theirs = await browserOf(browser, user)
    expect(await (await theirs.request.get('/api/auth/get-session')).json()).toMatchObject({
      user: { email: user.email },
    })
    await theirs.close()
    await discardUser(page, user)
  })

  test('may be out until a day, which has to be ahead', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}#ban`, 'h1')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A rest')
    await dialog.getByRole('radio', { name: 'Until a date' }).check()
    const day = dialog.getByLabel('Last day')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(day).toHaveAccessibleDescription('Choose a date')
    await day.fill('2020-02-29')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(day).toHaveAccessibleDescription('This date has passed')
    await day.fill('2999-12-30')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(page.locator('dl')).toContainText('Banned until 31 Dec 2999')
    await discardUser(page, user)
  })
})

test.describe('check 23: a ban that is refused', () => {
  test.use({ forgiven: /403/ })

  test('of oneself says so where it was asked for', async ({ page }) => {
    const { id } = (await (await page.request.get('/api/v1/account')).json()) as { id: string }
    await openAwake(page, `/manager/users/${id}#ban`, 'h1')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Enough')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('You can’t ban yourself')
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Enough')
  })
})

test.describe('check 23: the last who manages', () => {
  test.use({ forgiven: /403/ })

  test('is kept, and the dialog says why', async ({ page }) => {
    const user = await makeUser(page, { role: 'admin' })
    await openAwake(page, `/manager/users/${user.id}#delete`, 'h1')
    await page.route('**/api/rpc/users/delete', (route) => route.fulfill(refusal('LAST_ADMIN')))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(user.email)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/only admin left/)
    await discardUser(page, user)
  })
})

test.describe('an act that wants a fresh sign-in', () => {
  test.use({ forgiven: /403/, storageState: undefined })

  test('leads to a code, and back to the act with what was typed', async ({ page, browser }) => {
    const admins = await browser.newPage({ storageState: STATES.admin })
    const admin = await makeUser(admins, { role: 'admin', name: 'Ada Two' })
    const user = await makeUser(admins)
    await signInByCalls(page.request, admin.email)
    await openAwake(page, `/manager/users/${user.id}#ban`, 'h1')
    await page.route('**/api/rpc/users/ban', (route) => route.fulfill(refusal('SESSION_EXPIRED')))
    const dialog = page.getByRole('dialog', { name: 'Ban Ben Kiptoo?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Typed before')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    const again = page.getByRole('alertdialog', { name: 'Sign in again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/rpc/users/ban')
    await again.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, admin.email))
    await expect(page).toHaveURL(new RegExp(`${user.id}(\\?lng=en)?#ban$`))
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Typed before')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(page.getByText('Ben Kiptoo banned')).toBeVisible()
    expect(await readUser(admins, user.id)).toMatchObject({ banReason: 'Typed before' })
    // Pending requests of the page would fail once the session has ended.
    await page.goto('about:blank')
    for (const one of [user, admin]) await discardUser(admins, one)
    await admins.close()
  })

  test('keeps the changes of a form meanwhile', async ({ page, browser }) => {
    const admins = await browser.newPage({ storageState: STATES.admin })
    const admin = await makeUser(admins, { role: 'admin', name: 'Ada Three' })
    const user = await makeUser(admins)
    await signInByCalls(page.request, admin.email)
    await openAwake(page, `/manager/users/${user.id}/update`, 'form')
    await page.route('**/api/rpc/users/update', (route) =>
      route.fulfill(refusal('SESSION_EXPIRED')),
    )
    await page.locator('[name=name]').fill('Kept')
    await page.getByRole('radio', { name: 'Administrator' }).check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    const again = page.getByRole('alertdialog', { name: 'Sign in again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/rpc/users/update')
    await again.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, admin.email))
    await expect(page).toHaveURL(/\/update(\?lng=en)?$/)
    await awake(page)
    await expect(page.locator('[name=name]')).toHaveValue('Kept')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('User updated')).toBeVisible()
    expect(await readUser(admins, user.id)).toMatchObject({ name: 'Kept', role: 'admin' })
    await page.goto('about:blank')
    for (const one of [user, admin]) await discardUser(admins, one)
    await admins.close()
  })
})
