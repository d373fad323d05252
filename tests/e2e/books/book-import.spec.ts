import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { DIRECTIONS, LANGUAGES, PHONE } from '../site.ts'

test.use({ storageState: STATES.admin })

const path = '/manager/books/import'
let made = 0

function table(...others: string[]) {
  const name = `Imported ${Date.now()} ${(made += 1)}`
  const rows = [`${name},Aisha Mwangi,Novel,1999`, `${name} II,Aisha Mwangi,Novel,soon`, ...others]
  return { name, text: ['Heading,Penned by,Genre,Printed', ...rows].join('\n') }
}

async function choose(page: Page, text: string, name = 'books.csv') {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function choosePair(page: Page, field: string, column: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: column, exact: true }).click()
  // The list closes with an animation, and the next one has the same options.
  await expect(page.getByRole('option')).toHaveCount(0)
}

async function mapColumns(page: Page) {
  await choosePair(page, 'Title', 'Heading')
  await choosePair(page, 'Author', 'Penned by')
  await choosePair(page, 'Year', 'Printed')
}

const count = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')

test.describe('behaviour 13: books from a file', () => {
  test('behaviour 13: a file is dropped, and another is imported', async ({ page }) => {
    await open(page, path)

    await test.step('may be dropped, and JSON Lines need no mapping', async () => {
      const data = await page.evaluateHandle((title) => {
        const transfer = new DataTransfer()
        const line = JSON.stringify({ title, author: 'Juma', genre: 'Novel' })
        transfer.items.add(new File([`${line}\n`], 'books.jsonl'))
        return transfer
      }, `Dropped ${Date.now()}`)
      await page.getByText('Or drop it here').dispatchEvent('drop', { dataTransfer: data })
      await page.getByRole('button', { name: 'Check file' }).press('Enter')
      await expect(count(page, 'Books created')).toHaveText('1')
      await page.getByRole('button', { name: 'Choose another file' }).last().click()
      await expect(page.getByText('Or drop it here')).toBeVisible()
    })

    await test.step('are mapped, foretold with every problem and its line, and taken', async () => {
      const { name, text } = table('Nobody’s,,Novel,1900')
      await expectAccessible(page)
      await choose(page, text)
      const check = page.getByRole('button', { name: 'Check file' })
      await expect(check).toBeDisabled()
      await mapColumns(page)
      await expect(page.getByRole('cell', { name: `${name} II` })).toBeVisible()
      await expectAccessible(page)

      await check.click()
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
      await expect(count(page, 'Lines read')).toHaveText('3')
      await expect(count(page, 'Books created')).toHaveText('1')
      await expect(count(page, 'Lines rejected')).toHaveText('2')
      const problems = page.getByRole('table', { name: 'Problems' }).getByRole('row')
      await expect(problems.filter({ hasText: 'Year is invalid' })).toContainText('3')
      await expect(problems.filter({ hasText: 'Required' })).toContainText('4')
      await expectAccessible(page)
      const found = async () => {
        const answer = await page.request.get(
          `/api/v1/books?searchTerm=${encodeURIComponent(name)}`,
        )
        return ((await answer.json()) as { items: { title: string }[] }).items.map(
          ({ title }) => title,
        )
      }
      expect(await found()).toEqual([])

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      const saved = await readFile(await (await download).path(), 'utf8')
      expect(saved).toContain('"3","Year","Year is invalid"')

      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible()
      expect(await found()).toEqual([name])
      await page.getByRole('link', { name: 'View books' }).click()
      await expect(page).toHaveURL(/\/manager\/books/)
    })
  })

  test('behaviour 13: files are checked one after the other', async ({ page }) => {
    await open(page, path)

    await test.step('that exist are updated when asked for; a change of mind asks for a new check', async () => {
      const { text } = table()
      for (const [update, created, updated] of [
        [false, '1', '0'],
        [true, '0', '1'],
      ] as const) {
        await choose(page, update ? text.replace('1999', '2001') : text)
        await mapColumns(page)
        await page.getByRole('button', { name: 'Check file' }).click()
        if (update) {
          await expect(count(page, 'Books created')).toHaveText('0')
          await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
          await page.getByLabel('Update existing books').check()
          await expect(page.getByRole('heading', { name: 'Preview' })).toHaveCount(0)
          await page.getByRole('button', { name: 'Check file' }).click()
        }
        await page.getByRole('button', { name: 'Import', exact: true }).click()
        await expect(page.getByRole('link', { name: 'View books' })).toBeVisible()
        await expect(count(page, 'Books created')).toHaveText(created)
        await expect(count(page, 'Books updated')).toHaveText(updated)
        await page.getByRole('button', { name: 'Choose another file' }).last().click()
      }
    })

    await test.step('are foretold with so many problems that the page draws the first, and the file has all', async () => {
      await choose(page, `title,author,genre\n${',Juma,Novel\n'.repeat(1500)}`)
      await page.getByRole('button', { name: 'Check file' }).click()
      await expect(count(page, 'Lines rejected')).toHaveText('1,500')
      await expect(page.getByText('Showing the first 1,000.')).toBeVisible()
      const rows = page.getByRole('table', { name: 'Problems' }).getByRole('row')
      await expect(rows).toHaveCount(1 + 1000)

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      const saved = await readFile(await (await download).path(), 'utf8')
      expect(saved.split('\r\n')).toHaveLength(1 + 1500)
      expect(saved).toContain('"1501","Title","Required"')
      await page.getByRole('button', { name: 'Choose another file' }).last().click()
    })

    await test.step('keep their columns as long as the server has the file', async () => {
      const { text } = table()
      const release = Promise.withResolvers<void>()
      await page.route('**/api/v1/books/import*', async (route) => {
        await release.promise
        await route.continue()
      })
      await choose(page, text)
      await mapColumns(page)
      await page.getByRole('button', { name: 'Check file' }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      for (const choice of await page.getByRole('combobox').all()) {
        await expect(choice).toBeDisabled()
      }
      await expectAccessible(page)
      release.resolve()
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
      for (const choice of await page.getByRole('combobox').all()) {
        await expect(choice).toBeEnabled()
      }
    })
  })
})

test.describe('issue 4: a file that cannot be read', () => {
  test.use({ forgiven: /400|ERR_/ })

  test('is refused in words, with its line, and nothing happens', async ({ page }) => {
    await open(page, path)
    const latin = Buffer.from('title,author,genre\nA,B,C\nÉmile,Rousseau,Novel\n', 'latin1')
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'latin.csv', mimeType: 'text/csv', buffer: latin })
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByRole('alert')).toContainText('This file isn’t UTF-8')
    await expect(page.getByRole('alert')).toContainText('(line 3)')
    await expectAccessible(page)
    await page.route('**/api/v1/books/import*', (route) => route.abort())
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert')).toContainText(/offline|connection/i)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 19: the steps of an import on a phone', async ({ page }) => {
    for (const language of LANGUAGES) {
      const isChecked = DIRECTIONS.some((one) => one === language)
      const expectFit = async () => {
        await expectNoSidewaysScroll(page)
        if (isChecked) await expectAccessible(page)
      }
      await test.step(`behaviour 19: the steps fit and are accessible, ${language}`, async () => {
        await open(page, path, { language })
        await expectFit()
        await page.locator('input[type=file]').setInputFiles({
          name: 'b.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('title,author,genre\n,B,C'),
        })
        await page.getByRole('combobox').first().waitFor()
        await expectFit()
        await page.getByRole('main').getByRole('button').last().tap()
        await page.locator('dl').waitFor()
        await expectFit()
      })
    }
  })
})
