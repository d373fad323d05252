import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, field, test } from '../../../tests/e2e/browser.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { openOnCell } from './test-edited-cells.ts'

const origin = originOf('cellDemo')
const words = 'This is a read-only demo, this action is disabled.'

test.use({ baseURL: origin, storageState: STATES.admin, forgiven: /status of 403/ })

let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await startProduct(origin, { DEMO_MODE: 'true' }))
})
test.afterAll(() => close())

test('spec 2: what the demo refuses to a cell is said once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Demo Mode' })
  await openOnCell(page, '/manager/books', 'Author')
  await page.keyboard.press('Enter')
  await field(page, 'Author').fill('Nobody at all')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleDescription(words)
  await expect(page.getByText(words)).toHaveCount(1)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(words)).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(page.getByText('Nobody at all')).toHaveCount(0)
})
