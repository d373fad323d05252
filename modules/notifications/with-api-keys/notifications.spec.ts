import { openAccount } from '../../../tests/e2e/account/account.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  open,
  test,
} from '../../../tests/e2e/browser.ts'

test('the bell tells of what happened, and leads there', async ({ page, baseURL }) => {
  await openAccount(page)
  await awake(page, 'main button')
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await test.step('there is none at first', async () => {
    await bell.click()
    await expect(drawer).toContainText('No notifications')
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })
  for (const name of ['Nightly import', 'Weekly export']) {
    const made = await page.request.post('/api/v1/keys', {
      headers: { origin: `${baseURL}` },
      data: { name, scopes: ['account:read'] },
    })
    expect(made.status()).toBe(201)
  }
  await open(page, '/app')
  await awake(page, 'header button')
  const unread = page.getByRole('button', { name: 'Notifications 2 unread' })
  await test.step('two are unread; one is opened', async () => {
    await unread.click()
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    await expectAccessibleInBothThemes(page)
    await drawer.getByRole('link', { name: /Weekly export/ }).click()
    await expect(page).toHaveURL(/\/app\/account/)
    await expect(page.getByRole('button', { name: 'Notifications 1 unread' })).toBeVisible()
  })
  await test.step('the rest is marked as read', async () => {
    await page.getByRole('button', { name: 'Notifications 1 unread' }).click()
    await drawer.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(drawer.getByText('Unread')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(bell).toBeVisible()
  })
})
