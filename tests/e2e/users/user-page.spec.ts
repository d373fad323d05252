import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { STATES } from '../accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAwake,
  test,
} from '../browser.ts'
import { fromOurPages } from '../calls.ts'
import { ask, browserOf, discardUser, makeUser, openMore, readUser } from '../people.ts'
import { LOOKS, PHONE, WIDE } from '../site.ts'

test.use({ storageState: STATES.admin })

const sessions = (page: Page) =>
  page.getByRole('list').getByRole('listitem').filter({ hasText: 'Last seen' })
const nowhere = '019aa5b0-0000-7000-8000-00000000dead'

test.describe('the page of a user', () => {
  test('spec 2: is nowhere, or for admins only', async ({ browser }) => {
    const admins = await browser.newPage({ storageState: STATES.admin })
    for (const path of ['not-an-id', nowhere, `${nowhere}/update`]) {
      await test.step(`spec 2: an unknown user is not found: ${path}`, async () => {
        const response = await admins.goto(`/manager/users/${path}`)
        expect(response?.status()).toBe(404)
        await expect(admins.getByText('This page could not be found')).toBeVisible()
      })
    }
    await admins.close()

    await test.step('spec 6: is none for a reader', async () => {
      const page = await browser.newPage({ storageState: STATES.user })
      const response = await page.goto(`/manager/users/${nowhere}`)
      expect(response?.status()).toBe(403)
      await page.close()
    })
  })

  test('offers nothing against oneself, and leads to one’s own sessions', async ({ page }) => {
    const { id } = (await (await page.request.get('/api/v1/account')).json()) as { id: string }
    await openAwake(page, `/manager/users/${id}`, 'h1')
    await expect(page.getByText('You', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to account' }).click()
    await expect(page).toHaveURL(/\/manager\/account$/)
  })

  test('asks in dialogs, and tells what happened', async ({ page, browser }) => {
    const user = await makeUser(page)
    const theirs = await browserOf(browser, user)
    await openAwake(page, `/manager/users/${user.id}`, 'h1')

    await test.step('asks in a dialog that Escape and the way back close, and gives the focus back', async () => {
      await ask(page, 'Ban…')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).not.toHaveURL(/#/)
      await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toBeFocused()
      await ask(page, 'Delete…')
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(user.id))
    })

    await test.step('tells what happened to them', async () => {
      await page.getByRole('button', { name: 'End all sessions' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).click()
      const record = page
        .getByRole('region')
        .or(page.locator('main section'))
        .filter({ has: page.getByRole('heading', { name: 'Activity' }) })
      const newest = record.getByRole('listitem').first()
      await expect(newest).toContainText(/session/)
      await expect(newest.locator('time')).toHaveCount(1)
    })
    await theirs.close()
    await discardUser(page, user)
  })

  test('does not offer to act as an administrator', async ({ page }) => {
    const user = await makeUser(page, { role: 'admin' })
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await openMore(page)
    await expect(page.getByRole('menuitem', { name: 'Ban…' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Act as' })).toHaveCount(0)
    await discardUser(page, user)
  })
})

test.describe('check 19: the sessions of a user', () => {
  test('are seen and ended, one and then all', async ({ page, browser }) => {
    const user = await makeUser(page)
    const theirs = [await browserOf(browser, user), await browserOf(browser, user)]
    const isIn = async (index: number) =>
      (await (await theirs[index]!.request.get('/api/auth/get-session')).json()) !== null
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await expect(sessions(page)).toHaveCount(2)
    expect(await page.content()).not.toMatch(/session_token/)
    await sessions(page)
      .first()
      .getByRole('button', { name: /^End session/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
    await expect(sessions(page)).toHaveCount(1)
    await expect(page.getByText('Session ended')).toBeVisible()
    expect([await isIn(0), await isIn(1)]).toEqual([true, false])
    await page.getByRole('button', { name: 'End all sessions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).click()
    await expect(page.getByText('This user isn’t signed in.')).toBeVisible()
    await expect.poll(() => isIn(0)).toBe(false)
    for (const context of theirs) await context.close()
    await discardUser(page, user)
  })

  test.describe('that cannot be ended', () => {
    test.use({ forgiven: /ERR_FAILED/ })

    test('behaviour 11: come back, with the reason', async ({ page, browser }) => {
      const user = await makeUser(page)
      const theirs = await browserOf(browser, user)
      await openAwake(page, `/manager/users/${user.id}`, 'h1')
      await page.route('**/api/rpc/users/endSession', (route) => route.abort())
      await sessions(page)
        .getByRole('button', { name: /^End session/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t end the session' })
      await expect(alert).toContainText('offline')
      await expect(sessions(page)).toHaveCount(1)
      await theirs.close()
      await discardUser(page, user)
    })
  })
})

test.describe('a deleted user', () => {
  test('is gone for good, once their address is typed', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await ask(page, 'Delete…')
    const dialog = page.getByRole('dialog', { name: 'Delete Ben Kiptoo permanently?' })
    await expect(page).toHaveURL(/#delete$/)
    await dialog.getByRole('textbox').fill('somebody@example.com')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('This isn’t their email')
    expect(await readUser(page, user.id)).toMatchObject({ email: user.email })
    await dialog.getByRole('textbox').fill(user.email)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('Ben Kiptoo deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/manager\/users$/)
    expect(await readUser(page, user.id)).toMatchObject({ code: 'USER_NOT_FOUND' })
  })
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 19: the questions are accessible, wide and on the phone, ${language}, ${theme}`, async ({
    page,
  }) => {
    const user = await makeUser(page, { name: 'وانجيرو' })
    for (const step of ['ban', 'impersonate', 'delete']) {
      await page.setViewportSize(WIDE)
      await open(page, `/manager/users/${user.id}#${step}`, { language, theme })
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await discardUser(page, user)
  })
}

test('an admin removes a picture from the menu, which readers without one do not have', async ({
  page,
  browser,
}) => {
  const person = await makeUser(page, { name: 'Noor Haddad' })
  const context = await browserOf(browser, person)
  const square = { width: 200, height: 200, channels: 3, background: '#204080' } as const
  const sent = await context.request.post('/api/v1/account/picture/upload', {
    headers: { ...fromOurPages, 'content-type': 'image/png' },
    data: await sharp({ create: square }).png().toBuffer(),
  })
  expect(sent.status(), await sent.text()).toBeLessThan(300)
  await context.close()
  const item = page.getByRole('menuitem', { name: 'Remove picture' })
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport)
    await openAwake(page, `/manager/users/${person.id}`, 'main button')
    await openMore(page)
    await expect(item).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
  }
  await ask(page, 'Remove picture')
  await expect(page.getByText('Picture of Noor Haddad removed')).toBeVisible()
  expect((await readUser(page, person.id))['image']).toBeNull()
  await openMore(page)
  await expect(page.getByRole('menuitem', { name: 'Ban' }).first()).toBeVisible()
  await expect(item).toHaveCount(0)
  await discardUser(page, person)
})
