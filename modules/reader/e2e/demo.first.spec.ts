import type { Page } from '@playwright/test'
import { anyGenre, freshTitle } from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  field,
  openAwake,
  openWithoutScripts,
  test,
} from '../../../tests/e2e/browser.ts'
import { bulkBar, openList, rows } from '../../../tests/e2e/lists.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

const origin = originOf('bookDemo')
const words = 'This is a read-only demo, this action is disabled.'

test.use({ baseURL: origin, storageState: STATES.admin, forgiven: /status of 403/ })

// One port, one product.
test.describe.configure({ mode: 'default' })

let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await startProduct(origin, { DEMO_MODE: 'true' }))
})
test.afterAll(() => close())

test('spec 2: a form opens, and what it sends is answered by the dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAwake(page, '/manager/books/new', 'form')
  await expect(page.getByRole('region', { name: 'Demo Mode' })).toBeVisible()
  const title = freshTitle('Of Demos')
  await field(page, 'Title').fill(title)
  await field(page, 'Author').fill('Nobody')
  const { name } = await anyGenre(page.request)
  await field(page, 'Genre').fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Create book' }).click()

  const dialog = page.getByRole('dialog', { name: 'Demo Mode' })
  await expect(dialog).toHaveAccessibleDescription(words)
  await expectSaidOnce(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy command' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^git clone .+ npm start$/,
  )
  await expect(dialog.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(dialog.getByRole('link', { name: 'The makers' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Title')).toHaveValue(title)

  await page.getByRole('button', { name: 'Create book' }).click()
  await expect(dialog).toBeVisible()
  const answer = await page.request.get('/api/v1/books', { params: { searchTerm: title } })
  expect(await answer.json()).toMatchObject({ items: [] })
})

test('what is refused to a list and a record is said once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Demo Mode' })
  const expectSaidOnlyThere = async () => {
    await expect(dialog).toHaveAccessibleDescription(words)
    await expectSaidOnce(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectSaidOnce(page, 0)
  }

  await test.step('a bulk action', async () => {
    await openList(page, '/manager/books')
    await rows(page).first().getByRole('checkbox').check()
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
    await expectSaidOnlyThere()
  })

  await test.step('a question before a bulk action', async () => {
    await openList(page, '/manager/books')
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bulkBar(page)
      .getByRole('button', { name: /^Select all .* matching/ })
      .click()
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectSaidOnlyThere()
  })

  await test.step('the button of a record', async () => {
    await openList(page, '/manager/books')
    await rows(page).first().getByRole('link').first().click()
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectSaidOnlyThere()
  })
})

/** Toasts and the other parts of the page say nothing about it, even after the dialog. */
async function expectSaidOnce(page: Page, times = 1) {
  await expect(page.getByText(words)).toHaveCount(times)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
}

test('the letters of the grid keep clear of the search field and the genres on a phone', async ({
  page,
}) => {
  for (const language of ['en', 'ar']) {
    for (const viewport of [PHONE, { width: 320, height: 700 }]) {
      await page.setViewportSize(viewport)
      await openWithoutScripts(page, '/app/books', { language })
      const boxOf = async (part: string) => (await page.locator(part).first().boundingBox())!
      const strip = await boxOf('[style*="--letters"]')
      for (const part of ['main [role=search], main input[type=search]', 'main ul']) {
        const { y, height } = await boxOf(part)
        expect(strip.y, `${part} at ${viewport.width} px`).toBeGreaterThanOrEqual(y + height)
      }
      await page.mouse.wheel(0, 2000)
      await expect.poll(async () => (await boxOf('[style*="--letters"]')).y).toBeGreaterThan(0)
      await expect(page.locator('[style*="--letters"]')).toBeInViewport({ ratio: 1 })
    }
  }
})
