import { openAccount } from '../../../tests/e2e/account/account.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'

test('a user chooses what is mailed, from the bell or the account', async ({ page }) => {
  await openAccount(page)
  await awake(page, 'main button')
  const settings = page.getByRole('dialog', { name: 'Notification settings' })
  const shelves = settings.getByRole('combobox', { name: 'Shared shelves' })
  await test.step('the bell leads to the settings', async () => {
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Notifications', exact: true })
    await drawer.getByRole('link', { name: 'Notification settings' }).click()
    await expect(page).toHaveURL(/\/app\/account#notifications$/)
    await expect(shelves).toHaveText('Once a day')
    await expect(settings.getByRole('combobox', { name: 'Safety' })).toBeDisabled()
    await expectAccessibleInBothThemes(page)
  })
  await test.step('a choice is saved', async () => {
    await shelves.click()
    await page.getByRole('option', { name: 'Once a week' }).click()
    await expect(page.getByText('Email for “Shared shelves” updated')).toBeVisible()
    await page.reload()
    await awake(page)
    await expect(shelves).toHaveText('Once a week')
  })
  await test.step('the account opens them, too, and Escape closes them', async () => {
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'Notification settings' }).click()
    await expect(shelves).toHaveText('Once a week')
  })
  await test.step('they fit a phone, from right to left', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/app/account#notifications', { language: 'ar' })
    await expect(page.getByRole('dialog', { name: 'إعدادات الإشعارات' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'الرفوف المشتركة' })).toHaveText(
      'مرة في الأسبوع',
    )
    await expectNoSidewaysScroll(page)
  })
})
