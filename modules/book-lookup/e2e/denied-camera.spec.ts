import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  open,
  test as base,
} from '../../../tests/e2e/browser.ts'
import { deniedCamera } from './test-camera.ts'

const test = base.extend({
  storageState: STATES.admin,
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...deniedCamera] })
    },
    { scope: 'worker' },
  ],
})

test('without leave to use the camera, the dialog says what to do', async ({ page }) => {
  await open(page, '/manager/books/new')
  // No provider is configured here.
  await expect(page.getByRole('button', { name: 'Look up' })).toBeHidden()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - textbox "ISBN"
    - button "Scan barcode"
    - paragraph: 10 or 13 digits, with or without hyphens
  `)
  await page.getByRole('button', { name: 'Scan barcode' }).click()
  await expect(page.getByRole('dialog').getByText('Camera access is off.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Scan barcode' })).toBeFocused()
})
