import sharp from 'sharp'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  field,
  open,
  test as base,
} from '../../../tests/e2e/browser.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { startOutsideProduct } from '../../../tests/e2e/sign-in/outside-product.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'
import { fox, openLibraryPlaces } from '../test-open-library.ts'
import { cameraSeeing } from './test-camera.ts'

const test = base.extend<object, { provider: string; product: undefined }>({
  provider: ['https://openlibrary.org', { option: true, scope: 'worker' }],
  baseURL: originOf('metadata'),
  storageState: STATES.admin,
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...cameraSeeing(fox.isbn)],
      })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const cover = sharp({
        create: { width: 400, height: 600, channels: 3, background: '#c8642a' },
      })
      const product = await startOutsideProduct(
        originOf('metadata'),
        openLibraryPlaces(await cover.jpeg().toBuffer()),
        { METADATA_PROVIDER: provider },
      )
      await use(undefined)
      await product.close()
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
})

test.describe.configure({ mode: 'serial' })

const isbn = '978-0140328721'

test.describe('books are added by their ISBN', () => {
  test('a barcode before the camera fills in the form', async ({ page }) => {
    await open(page, '/manager/books/new')
    await holdToasts(page)
    await page.getByRole('button', { name: 'Scan barcode' }).click()
    await expect(field(page, 'ISBN')).toHaveValue(isbn)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('6 fields filled in')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue(fox.title)
    await expect(field(page, 'Author')).toHaveValue(fox.author)
    await expect(field(page, 'Publisher')).toHaveValue(fox.publisher)
    await expect(field(page, 'Year')).toHaveValue('1988')
    await expect(field(page, 'Language')).toHaveValue('English')
    await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Title')).toHaveValue('')
    await expect(field(page, 'ISBN')).toHaveValue(isbn)
  })

  test('where the form has other values, the user chooses', async ({ page }) => {
    await open(page, '/manager/books/new')
    await field(page, 'Title').fill('Mr Fox')
    await field(page, 'Author').fill(fox.author)
    await field(page, 'ISBN').fill(isbn)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Compare the details' })
    await expect(dialog.getByRole('group')).toHaveCount(1)
    await expect(dialog.getByRole('radio', { name: 'Entered Mr Fox' })).toBeChecked()
    await expect(dialog).toContainText('Puffin')
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('radio', { name: `Found ${fox.title}` }).check()
    await dialog.getByRole('button', { name: 'Use these details' }).click()
    await expect(field(page, 'Title')).toHaveValue(fox.title)
    await expect(field(page, 'Publisher')).toHaveValue(fox.publisher)
  })
})

test.describe('a book that the provider doesn’t know', () => {
  test.use({ forgiven: /404/ })

  test('an unknown ISBN is said, and nothing is lost', async ({ page }) => {
    await open(page, '/manager/books/new')
    await field(page, 'Title').fill('Emma')
    await expect(page.getByRole('button', { name: 'Look up' })).toBeDisabled()
    await field(page, 'ISBN').fill('978-0141439518')
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText('No book with this ISBN was found.')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('Emma')
  })
})
