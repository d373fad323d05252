import { STATES } from '../accounts.ts'
import { expect, openAwake, test } from '../browser.ts'
import { ask, browserOf, discardUser, makeUser } from '../people.ts'
import { actAsNewUser, banner } from './acting.ts'

test.describe('check 20: acting as a user', () => {
  test('wants a reason, says for how long, and makes this browser theirs', async ({
    browser,
    page: admins,
  }) => {
    const maker = await browser.newPage({ storageState: STATES.admin })
    const admin = await makeUser(maker, { role: 'admin', name: 'Ada Four' })
    const user = await makeUser(maker)
    const context = await browserOf(browser, admin)
    const page = await context.newPage()
    const otherTab = await context.newPage()
    await openAwake(otherTab, '/manager/users', 'h1')
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await ask(page, 'Act as this user…')
    const dialog = page.getByRole('dialog', { name: 'Act as Ben Kiptoo?' })
    await expect(dialog).toContainText('For up to 60 minutes')
    await expect(dialog).toContainText('You can’t change their name or email')
    await dialog.getByRole('button', { name: 'Act as user' }).click()
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Reason is required')
    await dialog.getByRole('textbox').fill('They cannot find their settings')
    await dialog.getByRole('button', { name: 'Act as user' }).click()
    await expect(page).toHaveURL(/\/app$/)
    const session = (await (await context.request.get('/api/auth/get-session')).json()) as object
    expect(session).toMatchObject({
      user: { id: user.id },
      impersonatedBy: { id: admin.id },
    })
    await expect(otherTab.getByText("You don't have access to this page")).toBeVisible()
    await page.goto('/manager/users')
    await expect(page.getByText("You don't have access to this page")).toBeVisible()
    const stopped = await context.request.post('/api/auth/admin/stop-impersonating', {
      data: {},
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(await stopped.json()).toMatchObject({ user: { id: admin.id } })
    await context.close()
    await admins.close()
    for (const one of [user, admin]) await discardUser(maker, one)
    await maker.close()
  })

  test('a user without a name is shown as they see it, and is not asked for one', async ({
    browser,
    page,
  }) => {
    const { person, leave } = await actAsNewUser(browser, page, '')
    await openAwake(page, '/app', 'h1')
    await expect(banner(page)).toContainText(person.email)
    await expect(
      page.getByRole('heading', { name: `Good to see you, ${person.email}` }),
    ).toBeVisible()
    await page.goto('about:blank')
    await leave()
  })

  test.describe('that is refused', () => {
    test.use({ storageState: STATES.admin, forgiven: /403/ })

    test('as an administrator, says so where it was asked for', async ({ page }) => {
      const admin = await makeUser(page, { role: 'admin' })
      await openAwake(page, `/manager/users/${admin.id}#impersonate`, 'h1')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Curious')
      await dialog.getByRole('button', { name: 'Act as user' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('You can’t act as an admin.')
      await discardUser(page, admin)
    })
  })
})
