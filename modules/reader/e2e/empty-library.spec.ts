import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  field,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { signIn } from '../../../tests/e2e/sign-in.ts'
import { LOOKS, PHONE } from '../../../tests/e2e/site.ts'

const origin = originOf('emptyLibrary')
const folder = `test-results/empty-library-${process.pid}`
const environment = { DATA_DIR: folder, SAMPLE_DATA: 'false', LOG_LEVEL: 'info' }
const noAdmin = 'There is no admin yet. Make one: npm run admin -- grant <email>'
const email = 'first@example.com'

test.use({ baseURL: origin })
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('an empty library tells how to become admin, and is filled by hand', async ({ page }) => {
  test.setTimeout(240_000)
  const { close, log } = await startProduct(origin, environment)
  try {
    await expect.poll(log).toContain(noAdmin)
    await open(page, '/login')
    await expect(page.getByText('Mailbox')).toBeVisible()
    await expect(page.getByText('@example.com')).toHaveCount(0)

    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'This library has no admin yet' })).toBeVisible()
    await expect(page.getByText(`npm run admin -- grant ${email}`)).toBeVisible()
    for (const { language, theme } of LOOKS.toReversed()) {
      await open(page, '/app', { language, theme })
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: 'Books', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible()
    await expect(page.getByText('Add the first book')).toHaveCount(0)

    await promisify(execFile)(process.execPath, ['scripts/admin.mjs', 'grant', email], {
      env: { ...process.env, ...environment },
    })
    await open(page, '/app')
    await expect(page.getByRole('heading', { name: 'This library has no admin yet' })).toHaveCount(
      0,
    )
    await page.getByRole('link', { name: 'Books', exact: true }).first().click()
    await expect(page.getByRole('link', { name: 'Add the first book' })).toBeVisible()

    await open(page, '/manager/genres')
    await expect(page.getByRole('heading', { name: 'No genres yet' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Create the first genre' }).click()
    await field(page, 'Name').fill('Novel')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Novel' })).toBeVisible()

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Books' })
      .click()
    await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible()
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Add the first book' }).click()
    await expect(page).toHaveURL(/\/manager\/books\/new$/)
    await field(page, 'Title').fill('Emma')
    await field(page, 'Author').fill('Jane Austen')
    await field(page, 'Genre').fill('Comedy')
    await page.getByRole('option', { name: 'Create “Comedy”' }).click()
    await expect(field(page, 'Genre')).toHaveValue('Comedy')
    await page.getByRole('button', { name: 'Create book' }).click()
    await expect(page.getByRole('heading', { name: 'Emma' })).toBeVisible()
    await page.goto('about:blank')
  } finally {
    await close()
  }
  const again = await startProduct(origin, environment)
  await expect.poll(again.log).toContain('is ready at')
  expect(again.log()).not.toContain(noAdmin)
  await again.close()
})
