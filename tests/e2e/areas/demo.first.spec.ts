import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { anyGenre, freshTitle } from '../books/books.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  open,
  openAwake,
  openWithoutScripts,
  test,
} from '../browser.ts'
import { bulkBar, openList, rows } from '../lists.ts'
import { openOnCell } from '../lists/edited-cells.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'
import { LOOKS, PHONE } from '../site.ts'

const origin = originOf('demo')
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

test('spec 2: so is what is refused by the sign-in service', async ({ page }) => {
  await openAwake(page, '/app/account?state=change-name', 'form')
  await page.getByRole('textbox', { name: 'Name' }).fill('Somebody Else')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog', { name: 'Demo Mode' })).toBeVisible()
  await expectSaidOnce(page)
})

test('what is refused to a list, its cells and a record is said once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Demo Mode' })
  const expectSaidOnlyThere = async () => {
    await expect(dialog).toHaveAccessibleDescription(words)
    await expectSaidOnce(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectSaidOnce(page, 0)
  }

  await test.step('a cell', async () => {
    await openOnCell(page, '/manager/books', 'Author')
    await page.keyboard.press('Enter')
    await field(page, 'Author').fill('Nobody at all')
    await page.keyboard.press('Enter')
    await expectSaidOnlyThere()
    await expect(page.getByText('Nobody at all')).toHaveCount(0)
  })

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

for (const { language, theme } of LOOKS) {
  test(`behaviour 20: the banner in ${language}, ${theme}, on every page and on the phone`, async ({
    page,
  }) => {
    for (const path of ['/app/books', '/manager/books']) {
      const response = await open(page, path, { language, theme })
      expect(await response?.text()).toContain('<section aria-labelledby')
      await expect(page.getByRole('region').first()).toBeInViewport()
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
    }
  })
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

test.describe('behaviour 39: a visitor looks around', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test.describe('with one press, before or without the code of the page', () => {
    test.use({ javaScriptEnabled: false })

    for (const [as, place, link] of [
      ['reader', /\/app$/, 'Shelves'],
      ['manager', /\/manager\/dashboard$/, 'Dashboard'],
    ] as const) {
      test(`behaviour 39: as a ${as}`, async ({ page }) => {
        await page.goto('/login')
        await expect(page.getByLabel('Email')).toBeHidden()
        await page.getByRole('button', { name: `Look around as a ${as}` }).click()
        await expect(page).toHaveURL(place)
        await expect(page.getByRole('link', { name: link }).first()).toBeVisible()
      })
    }
  })

  for (const { language, theme } of LOOKS) {
    test(`behaviour 39: the page in ${language}, ${theme}`, async ({ page }) => {
      await open(page, '/login', { language, theme })
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await page.locator('summary').click()
      await expect(page.locator('input[type=email]')).toBeVisible()
      await expectAccessible(page)
    })
  }
})
