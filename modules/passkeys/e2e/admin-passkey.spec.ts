import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { queryFor } from '../../../tests/e2e/people.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { freshAddress, signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { addDevice } from './test-device.ts'

const origin = originOf('adminPasskey')

// A refused page is answered with 403, and the browser logs why.
test.use({
  baseURL: origin,
  storageState: { cookies: [], origins: [] },
  forgiven: /403|do not have access/,
})

// One port, one product.
test.describe.configure({ mode: 'default' })

let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await startProduct(origin, {
    BASE_URL: origin,
    REQUIRE_PASSKEY_FOR_ADMINS: 'true',
  }))
})
test.afterAll(() => close())

test('the back office counts the days of an admin, closes, and opens with a passkey', async ({
  page,
}) => {
  await addDevice(page)
  const email = freshAddress('admin')
  await signInByCalls(page.request, email, 'Wanjiru Otieno')
  await queryFor(email, `UPDATE users SET role = 'admin' WHERE email = $1`)

  await test.step('with the days left', async () => {
    await open(page, '/manager/genres')
    const banner = page.getByRole('region', { name: 'Passkey needed' })
    await expect(banner).toContainText('7 days left to add a passkey.')
    await expectAccessibleInBothThemes(page)
    await awake(page, 'main button')
    await banner.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page).toHaveURL(/\/manager\/account$/)
  })

  await test.step('after them, the page leads to the account', async () => {
    await queryFor(
      email,
      `UPDATE sign_in_settings SET passkey_due_at = now() WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    )
    await open(page, '/manager/genres')
    await expect(page.getByRole('heading', { name: 'Admins need a passkey' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await awake(page, 'main a')
    await page.getByRole('link', { name: 'Add a passkey' }).click()
    await expect(page).toHaveURL(/\/app\/account$/)
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: 'Passkeys' }),
    })
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(card.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('with a passkey, a sign-in with it opens the page', async () => {
    await open(page, '/manager/genres')
    await expect(page.getByRole('heading', { name: 'Sign in with your passkey' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Genres' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Passkey needed' })).toHaveCount(0)
  })
})
