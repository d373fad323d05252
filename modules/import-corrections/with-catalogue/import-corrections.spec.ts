import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  open,
  openAwake,
  test,
} from '../../../tests/e2e/browser.ts'
import { discardUser, makeUser } from '../../../tests/e2e/people.ts'
import { askForCode, newestCode, signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { DIRECTIONS, LANGUAGES, PHONE } from '../../../tests/e2e/site.ts'
import { checkFile } from '../../catalogue/e2e/test-checked-file.ts'

const count = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')

test.describe('problems of an import', () => {
  test.use({ storageState: STATES.admin })

  test('equal problems get one fix for all their lines, which can be undone, and repeated lines have their own name', async ({
    page,
  }) => {
    const name = `Grouped ${Date.now()}`
    const years = Array.from({ length: 30 }, (_, at) => `${name} ${at},Ada,Novel,soon`)
    const file = [
      'title,author,genre,publishedYear',
      `${name},Ada,Novel,1900`,
      ...years,
      `${name},Ada,Novel,1901`,
      `${name}, Ada,Novel,1902`,
      'Too,few',
      '"Too" few,Ada,Novel,1903',
    ].join('\n')
    await openAwake(page, await checkFile(page.request, file), 'dl')
    await expect(count(page, 'Repeated in the file')).toHaveText('2')
    await expect(count(page, 'With problems')).toHaveText('32')
    const groups = page.getByRole('list', { name: 'Equal problems' })
    await expect(groups.getByRole('listitem')).toHaveText([
      /Year: Year is invalid 30 lines/,
      /Line is malformed 2 lines/,
      /Repeated in the file 2 lines/,
    ])
    await expectAccessible(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved).toContain('"Original line"')
    expect(saved).toContain('"Line is malformed","Too,few"')
    expect(saved).toContain('"Repeated in the file (line 2)"')

    await groups.getByRole('button', { name: 'Leave empty in 30 lines' }).click()
    await expect(count(page, 'New')).toHaveText('31')
    await groups.getByRole('button', { name: 'Leave out 2 lines' }).click()
    await expect(count(page, 'Left out')).toHaveText('2')
    await expect(count(page, 'With problems')).toHaveText('0')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo: Line is malformed' }).click()
    await expect(count(page, 'With problems')).toHaveText('2')
    await page.getByRole('button', { name: 'Import 31 books' }).click()
    await expect(page.getByRole('heading', { name: '31 books imported' })).toBeVisible()
  })
})

test.describe('behaviour 13: a line of an import', () => {
  test.use({ storageState: STATES.admin })

  test('is corrected in its place by keys, and imported with the others', async ({ page }) => {
    const name = `Corrected ${Date.now()}`
    const rows = [`${name},Aisha Mwangi,Novel,1999`, `${name} II,Aisha Mwangi,Novel,soon`]
    const file = ['title,author,genre,publishedYear', ...rows].join('\n')
    await openAwake(page, await checkFile(page.request, file), 'form')
    const second = page.getByRole('listitem').filter({ hasText: 'Line 3' })
    await expect(second.getByLabel('Year')).toHaveValue('soon')
    await expect(second).toContainText('Year is invalid')
    await second.getByLabel('Year').fill('2001')
    await page.keyboard.press('Enter')
    await expect(second).toContainText('Solved')
    await page.getByRole('button', { name: 'Import 2 books', exact: true }).click()
    await expect(page.getByRole('heading', { name: '2 books imported' })).toBeVisible()
    const answer = await page.request.get(`/api/v1/books?searchTerm=${encodeURIComponent(name)}`)
    const { items } = (await answer.json()) as { items: { title: string }[] }
    expect(items.map(({ title }) => title).toSorted()).toEqual([name, `${name} II`])
  })
})

test.describe('on a phone', () => {
  test.use({ storageState: STATES.admin, viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 19: the corrections of an import on a phone', async ({ page }) => {
    const address = await checkFile(page.request, 'title,author,genre\n,B,C\nPhone,B,Novel')
    for (const language of LANGUAGES) {
      await open(page, address, { language })
      await page.locator('form').waitFor()
      await expectNoSidewaysScroll(page)
      if (DIRECTIONS.some((one) => one === language)) await expectAccessible(page)
    }
  })
})

test.describe('a correction', () => {
  test.use({ forgiven: /401/ })

  test('comes back after the session has ended and its user has signed in again', async ({
    page,
    browser,
    context,
  }) => {
    const admins = await browser.newPage({ storageState: STATES.admin })
    const user = await makeUser(admins, { role: 'admin', name: 'Ada Import' })
    await signInByCalls(page.request, user.email)
    const file = 'title,author,genre,publishedYear\nEmma,,Novel,soon\nPersuasion,,Novel,1817'
    await openAwake(page, await checkFile(page.request, file), 'form')
    const first = page.getByRole('listitem').filter({ hasText: 'Line 2' })
    await first.getByLabel('Author').fill('Jane Austen')
    await first.getByLabel('Year').fill('1815')
    await context.clearCookies({ name: /session_token/ })
    await first.getByRole('button', { name: 'Check again' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await askForCode(page, user.email)
    await field(page, 'Code').pressSequentially(await newestCode(page.request, user.email))
    await expect(page).toHaveURL(/\/manager\/books\/import\?import=/)
    await expect(first.getByLabel('Author')).toHaveValue('Jane Austen')
    await expect(first.getByLabel('Year')).toHaveValue('1815')
    await expect(page.getByText('What you typed earlier is back.')).toHaveCount(1)
    await expectAccessible(page)
    await first.getByRole('button', { name: 'Check again' }).click()
    await expect(first).toContainText('Solved')
    await discardUser(admins, user)
    await admins.close()
  })
})
