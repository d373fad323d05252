import type { Locator, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { freshTitle, type MadeBook, discardBook, makeBook } from '../books/books.ts'
import { expect, field, openAwake, test } from '../browser.ts'
import { checkFile } from '../import/checked-file.ts'
import { type MadeOrganization, endOrganization, makeOrganization } from '../invited.ts'
import { bulkBar, openList } from '../lists.ts'
import { openOnCell } from '../lists/edited-cells.ts'
import { discardUser, type MadeUser, makeUser } from '../people.ts'
import { freshAddress, signInByCalls } from '../sign-in.ts'

test.use({ forgiven: /40[14]/ })

const TYPED = 'Typed by Ada alone'

interface Part {
  name: string
  open: (page: Page) => Promise<unknown>
  /** A text input, or a choice. */
  input: (page: Page) => Locator
}

const isFilledIn = (input: Locator) =>
  input.evaluateAll(
    (elements: HTMLInputElement[], typed) =>
      elements.some(({ type, checked, value }) => (type === 'radio' ? checked : value === typed)),
    TYPED,
  )

/** A user fills in the input; then another user signs in beside them, and opens the same part. */
async function expectUnseen(page: Page, { open, input }: Part, other: string) {
  await open(page)
  if ((await input(page).getAttribute('type')) === 'radio') await input(page).check()
  else await input(page).fill(TYPED)
  expect(await isFilledIn(input(page))).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).not.toBeNull()

  await signInByCalls(page.request, other)
  await page.evaluate(() => dispatchEvent(new Event('session-lost')))
  await expect.poll(() => isFilledIn(input(page))).toBe(false)
  await page.goto('about:blank')
  await open(page)
  await expect(input(page)).toBeVisible()
  expect(await isFilledIn(input(page))).toBe(false)
  expect(await page.content()).not.toContain(TYPED)
  expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).toBeNull()
}

test.describe('behaviour 34: another user never sees what was typed', () => {
  let admins: Page
  let user: MadeUser
  let other: MadeUser
  let book: MadeBook
  let review: string
  const organizations: MadeOrganization[] = []

  test.beforeAll(async ({ browser }) => {
    admins = await browser.newPage({ storageState: STATES.admin })
    user = await makeUser(admins, { role: 'admin', name: 'Ada Draft' })
    other = await makeUser(admins, { role: 'admin', name: 'Ben Draft' })
    book = await makeBook(admins, { title: freshTitle('Half a Cell') })
    review = await checkFile(admins.request, 'title,author,genre\nFrankenstein,,Novel')
  })

  test.afterAll(async () => {
    for (const one of organizations) await endOrganization(admins.request, one)
    await discardBook(admins, book)
    for (const one of [user, other]) await discardUser(admins, one)
    await admins.close()
  })

  const list = () => `/manager/books?searchTerm=${encodeURIComponent(book.title)}`

  const parts: Part[] = [
    {
      name: 'into a cell of a list',
      async open(page) {
        await openOnCell(page, list(), 'Author')
        await page.keyboard.press('Enter')
      },
      input: (page) => page.getByRole('group', { name: 'Editing Author' }).getByRole('textbox'),
    },
    {
      name: 'into the dialog that edits a selection',
      async open(page) {
        await openList(page, list())
        await page.getByRole('checkbox', { name: 'Select all shown' }).check()
        await bulkBar(page).getByRole('button', { name: 'Edit' }).click()
      },
      input: (page) =>
        page
          .getByRole('dialog', { name: 'Edit selection' })
          .getByRole('textbox', { name: 'Author' }),
    },
    {
      name: 'into the dialog that shares a shelf',
      async open(page) {
        organizations.push(await makeOrganization(page.request))
        await openAwake(page, '/app/shelves/wanted#share', '[role=dialog]')
      },
      input: (page) => page.getByRole('radio', { name: 'Can add books' }),
    },
    {
      name: 'into the correction of an import',
      open: (page) => openAwake(page, review, 'form'),
      input: (page) => page.getByRole('listitem').getByLabel('Author'),
    },
  ]

  for (const part of parts) {
    test(part.name, async ({ page }) => {
      await signInByCalls(page.request, user.email)
      await expectUnseen(page, part, other.email)
    })
  }

  test('as the name of a newcomer', async ({ page }) => {
    await signInByCalls(page.request, freshAddress('newcomer-draft'))
    const part: Part = {
      name: 'the name of a newcomer',
      open: (one) => openAwake(one, '/app', 'form'),
      input: (one) => field(one, 'What is your name?'),
    }
    await expectUnseen(page, part, freshAddress('newcomer-beside'))
  })
})
