import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../../tests/e2e/browser.ts'
import { DIRECTIONS, LANGUAGES, PHONE } from '../../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

const path = '/manager/books/import'
let made = 0

function table(...others: string[]) {
  const name = `Imported ${Date.now()} ${(made += 1)}`
  const rows = [`${name},Aisha Mwangi,Novel,1999`, `${name} II,Aisha Mwangi,Novel,soon`, ...others]
  return { name, text: ['Heading,Penned by,Genre,Printed', ...rows].join('\n') }
}

async function choose(page: Page, text: string | Buffer, name = 'books.csv') {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()
}

async function choosePair(page: Page, column: string, field: string) {
  await page.getByRole('combobox', { name: `Field for ${column}` }).click()
  await page.getByRole('option', { name: field, exact: true }).click()
  // The list closes with an animation, and the next one has the same options.
  await expect(page.getByRole('option')).toHaveCount(0)
}

async function mapColumns(page: Page) {
  await choosePair(page, 'Heading', 'Title')
  await choosePair(page, 'Penned by', 'Author')
}

const review = (page: Page) => page.getByRole('button', { name: 'Review' }).click()
const other = (page: Page) => page.getByRole('button', { name: 'Import another file' }).click()
const stepNow = (page: Page) => page.locator('li[aria-current=step]')
const line = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Line ${number}`, { exact: true }) })

const count = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')

async function titlesLike(page: Page, term: string) {
  const answer = await page.request.get(`/api/v1/books?searchTerm=${encodeURIComponent(term)}`)
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title)
}

test.describe('behaviour 13: books from a file', () => {
  test('behaviour 24: seven known columns are imported in two clicks', async ({ page }) => {
    const name = `Seven ${Date.now()}`
    const lines = ['I', 'II', 'III'].map(
      (part) => `${name} ${part},Ama Ata Aidoo,Drama,Longman,1965,978-0-14-143951-8,A play.`,
    )
    await open(page, path)
    await test.step('two clicks', async () => {
      const file = ['Titre,Writer,Aina,Éditeur,When,ردمك,Summary', ...lines].join('\n')
      await choose(page, file, `${name}.csv`)
      await page.getByRole('button', { name: 'Review' }).click()
      await page.getByRole('button', { name: 'Import 3 books', exact: true }).click()
      await expect(page.getByRole('heading', { name: '3 books imported' })).toBeVisible()
      expect((await titlesLike(page, name)).length).toBe(3)
      await expectAccessible(page)
    })

    await test.step('the address holds the import', async () => {
      await page.reload()
      await awake(page)
      await expect(page.getByRole('heading', { name: '3 books imported' })).toBeVisible()
      await page.getByRole('link', { name: 'View books' }).click()
      await expect(page.getByRole('link', { name: `${name} I`, exact: true })).toBeVisible()
      await page.goBack()
    })
  })

  test('behaviour 13: a file is dropped, and another is imported', async ({ page }) => {
    await open(page, path)

    await test.step('may be dropped, and JSON Lines need no mapping', async () => {
      const data = await page.evaluateHandle((title) => {
        const transfer = new DataTransfer()
        const text = JSON.stringify({ title, author: 'Juma', genre: 'Novel' })
        transfer.items.add(new File([`${text}\n`], 'books.jsonl'))
        return transfer
      }, `Dropped ${Date.now()}`)
      await page.getByText('Or drop it here').dispatchEvent('drop', { dataTransfer: data })
      await page.getByRole('button', { name: 'Review' }).press('Enter')
      await page.getByRole('button', { name: 'Import 1 book', exact: true }).press('Enter')
      await expect(count(page, 'New')).toHaveText('1')
      await other(page)
      await expect(page.getByText('Or drop it here')).toBeVisible()
    })

    await test.step('are mapped, foretold with every problem and its line, and taken', async () => {
      const { name, text } = table('Nobody’s,,Novel,1900')
      await expect(stepNow(page)).toContainText('Upload')
      await expectAccessible(page)
      await choose(page, text)
      await expect(stepNow(page)).toContainText('Match')
      await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled()
      await expect(page.getByText('Still needed: Title and Author')).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Field for Printed' })).toHaveText('Year')
      await mapColumns(page)
      await expect(page.getByText(`${name} II`)).toBeVisible()
      await expectAccessible(page)

      await review(page)
      await expect(stepNow(page)).toContainText('Review')
      await expect(page.getByRole('region', { name: 'Step 3 of 4: Review' })).toBeFocused()
      await expect(count(page, 'New')).toHaveText('1')
      await expect(count(page, 'With problems')).toHaveText('2')
      await expect(line(page, 3)).toContainText('Year is invalid')
      await expect(line(page, 4)).toContainText('Required')
      await expect(page.getByText('2 lines with problems are skipped.')).toBeVisible()
      await expectAccessible(page)
      expect(await titlesLike(page, name)).toEqual([])

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      const saved = await readFile(await (await download).path(), 'utf8')
      expect(saved).toContain(
        `"${name} II","Aisha Mwangi","Novel","","","","soon","","","","3","Year: Year is invalid"`,
      )

      await page.getByRole('button', { name: 'Import 1 book', exact: true }).click()
      await expect(page.getByRole('heading', { name: '1 book imported' })).toBeVisible()
      await expect(stepNow(page)).toContainText('Done')
      expect(await titlesLike(page, name)).toEqual([name])
      await page.getByRole('link', { name: 'View books' }).click()
      await expect(page).toHaveURL(/\/manager\/books\?sort=-createdAt/)
    })
  })

  test('behaviour 13: files are checked one after the other', async ({ page }) => {
    await open(page, path)

    await test.step('that exist are updated when asked for; a change of mind asks for a new check', async () => {
      const { text } = table()
      await choose(page, text)
      await mapColumns(page)
      await review(page)
      await page.getByRole('button', { name: 'Import 1 book', exact: true }).click()
      await expect(page.getByRole('heading', { name: '1 book imported' })).toBeVisible()
      await other(page)

      await choose(page, text.replace('1999', '2001'))
      await mapColumns(page)
      await review(page)
      await expect(count(page, 'Already there, skipped')).toHaveText('1')
      await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
      await page.getByLabel('Update existing books').check()
      await expect(count(page, 'Updated')).toHaveText('1')
      await page.getByRole('button', { name: 'Import 1 book', exact: true }).click()
      await expect(page.getByRole('heading', { name: '1 book imported' })).toBeVisible()
      await expect(count(page, 'New')).toHaveText('0')
      await expect(count(page, 'Updated')).toHaveText('1')
      await other(page)
    })

    await test.step('are foretold with so many problems that the page draws the first, and the file has a thousand', async () => {
      await choose(page, `title,author,genre\n${',Juma,Novel\n'.repeat(1500)}`)
      await review(page)
      await expect(count(page, 'With problems')).toHaveText('1,500')
      await expect(page.getByText('Showing 10 of 1,500 lines')).toBeVisible()
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(page.getByText('Showing 60 of 1,500 lines')).toBeVisible()

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      const saved = await readFile(await (await download).path(), 'utf8')
      expect(saved.split('\r\n')).toHaveLength(1 + 1000)
      expect(saved).toContain('"","Juma","Novel","","","","","","","","1001","Title: Required"')
    })

    await test.step('go back to their columns by the address', async () => {
      await page.getByRole('button', { name: 'Change columns' }).click()
      await expect(page.getByRole('combobox', { name: 'Field for genre' })).toHaveText('Genre')
      await page.goBack()
      await expect(count(page, 'With problems')).toHaveText('1,500')
    })
  })

  test('behaviour 13: a template has the columns in the user’s language', async ({ page }) => {
    await open(page, path, { language: 'fr' })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger un modèle' }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved).toContain('"Titre","Auteur","Genre"')
    expect(saved.split('\r\n')).toHaveLength(2)
  })
})

test.describe('a file that cannot be read', () => {
  test.use({ forgiven: /400|ERR_/ })

  test('is refused in words, with its line, and nothing happens', async ({ page }) => {
    await open(page, path)
    await choose(page, Buffer.from('title,author,genre\nA,B,C\nÉmile,Rousseau,Novel\n', 'latin1'))
    await review(page)
    await expect(page.getByRole('alert')).toContainText('This file isn’t UTF-8')
    await expect(page.getByRole('alert')).toContainText('(line 3)')
    await expectAccessible(page)
    await page.goto(path)
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
    await expect(page.getByRole('alert')).toContainText('This file is empty')
    await page.route('**/api/v1/imports/books/upload*', (route) => route.abort())
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert')).toContainText(/offline|connection/i)
    await expectAccessible(page)
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
          buffer: Buffer.from(`title,author,genre\n,B,C\nPhone ${language},B,Novel`),
        })
        await page.getByRole('combobox').first().waitFor()
        await expectFit()
        await page.getByRole('main').getByRole('button').last().tap()
        await page.locator('dl').waitFor()
        await expectFit()
        const start = page
          .getByRole('main')
          .getByRole('button', { name: /1|١|كتاب/ })
          .last()
        await start.tap()
        await page.locator('li[aria-current=step]:last-child').waitFor()
        await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()
        await expectFit()
      })
    }
  })
})
