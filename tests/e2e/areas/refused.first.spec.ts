import { STATES } from '../accounts.ts'
import { expect, expectAccessibleInBothThemes, open, test } from '../browser.ts'
import { PHONE } from '../site.ts'

test.use({ storageState: STATES.user, forgiven: /403|You do not have access/ })

test('a refused back office keeps the navigation of the app', async ({ page }) => {
  const places = page.getByRole('navigation', { name: 'Main navigation' })
  const refusal = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('drawn by the server, with the status of a refusal', async () => {
    const response = await open(page, '/manager/users')
    expect(response?.status()).toBe(403)
    expect(await response!.text()).toContain('href="/app/account"')
    await expect(refusal).toHaveText("You don't have access to this page")
    await expect(places.getByRole('link', { name: 'Account' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('its navigation and its way home work', async () => {
    await places.getByRole('link', { name: 'Account' }).click()
    await expect(page).toHaveURL(/\/app\/account$/)
    await page.evaluate(() => history.pushState({}, '', '/manager/users'))
    await expect(refusal).toHaveText("You don't have access to this page")
    await expect(places.getByRole('link', { name: 'Account' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/app$/)
  })

  await test.step('on the phone the navigation stays below', async () => {
    await page.setViewportSize(PHONE)
    await open(page, '/manager/dashboard')
    await expect(places.getByRole('link', { name: 'Home' }).last()).toBeVisible()
  })
})
