import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { PHONE } from '../site.ts'

test.use({ storageState: STATES.admin })

const crumbsOn = (page: Page) =>
  page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')

test('users have a trail', async ({ page }) => {
  await open(page, '/manager/users/{user}')
  const user = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(crumbsOn(page)).toHaveText(['Users', user])
  await open(page, '/manager/users/{user}/update')
  await expect(crumbsOn(page)).toHaveText(['Users', user, 'Edit'])
  await expect(page).toHaveTitle(`Edit · ${user} · ${product.name}`)
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the trail is the way back', async ({ page }) => {
    await open(page, '/manager/users/{user}')
    const visible = crumbsOn(page).filter({ visible: true })
    await expect(visible).toHaveText(['Users'])
    await visible.getByRole('link').tap()
    await expect(page).toHaveURL(/\/manager\/users$/)
    await expect(visible.getByRole('link')).toHaveCount(0)
  })
})
