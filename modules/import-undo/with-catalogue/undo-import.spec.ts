import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAwake,
  test,
} from '../../../tests/e2e/browser.ts'
import { DIRECTIONS, LANGUAGES, PHONE } from '../../../tests/e2e/site.ts'
import { checkFile } from '../../catalogue/e2e/test-checked-file.ts'

test.use({ storageState: STATES.admin })

const table = (...titles: string[]) =>
  ['title,author,genre', ...titles.map((title) => `${title},Ama Ata Aidoo,Drama`)].join('\n')

async function titlesLike(page: Page, term: string) {
  const answer = await page.request.get(`/api/v1/books?searchTerm=${encodeURIComponent(term)}`)
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title)
}

test('behaviour 24: an undo of an import says what it does, and does it', async ({ page }) => {
  const name = `Undone ${Date.now()}`
  const file = table(`${name} I`, `${name} II`, `${name} III`)
  await openAwake(page, await checkFile(page.request, file), 'dl')
  await page.getByRole('button', { name: 'Import 3 books', exact: true }).click()
  await expect(page.getByRole('heading', { name: '3 books imported' })).toBeVisible()
  expect((await titlesLike(page, name)).length).toBe(3)
  await page.getByRole('button', { name: 'Undo this import' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Moved to trash')).toBeVisible()
  await expect(dialog.getByRole('definition')).toHaveText('3')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  expect(await titlesLike(page, name)).toEqual([])
  await expectAccessible(page)
})

test('an undone import stays undone', async ({ page }) => {
  const name = `Listed ${Date.now()}`
  await openAwake(page, await checkFile(page.request, table(name)), 'dl')
  await page.getByRole('button', { name: 'Import 1 book', exact: true }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('import')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  if (!existsSync('modules/import-history')) return
  await page.getByRole('button', { name: 'Import another file' }).click()
  const rows = page.getByRole('table', { name: 'Past imports' }).getByRole('row')
  const link = page.locator(`a[href*="${id}"]`)
  await expect(rows.filter({ has: link })).toContainText('Undone')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 19: the undo of an import on a phone', async ({ page }) => {
    for (const language of LANGUAGES) {
      const isChecked = DIRECTIONS.some((one) => one === language)
      const expectFit = async () => {
        await expectNoSidewaysScroll(page)
        if (isChecked) await expectAccessible(page)
      }
      const file = table(`Phone ${language} ${Date.now()}`)
      await open(page, await checkFile(page.request, file), { language })
      await page.locator('dl').waitFor()
      const start = page
        .getByRole('main')
        .getByRole('button', { name: /1|١|كتاب/ })
        .last()
      await start.tap()
      await page.locator('li[aria-current=step]:last-child').waitFor()
      await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()
      await expectFit()
      await page.getByRole('main').getByRole('button').last().tap()
      await page.getByRole('alertdialog').locator('dl').waitFor()
      await expectFit()
      await page.getByRole('alertdialog').getByRole('button').last().tap()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    }
  })
})
