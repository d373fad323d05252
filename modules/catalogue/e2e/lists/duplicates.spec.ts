import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  awake,
  choose,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAwake,
  test,
} from '../../../../tests/e2e/browser.ts'
import { callApi } from '../../../../tests/e2e/calls.ts'
import { expectValidHtml } from '../../../../tests/e2e/pages/markup.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'
import { discardBook, freshTitle, makeBook, readBook } from '../test-books.ts'

test.use({ storageState: STATES.admin })

const page = '/manager/books/duplicates?rule=work'

async function makeAlike(browserPage: Page) {
  const title = freshTitle('Alike')
  const kept = await makeBook(browserPage, { title })
  const other = await makeBook(browserPage, { title: `The ${title}!`, publisher: 'Penguin' })
  return { title, kept, other }
}

const groupOf = (browserPage: Page, title: string) =>
  browserPage.getByRole('listitem').filter({ hasText: title })

test('duplicates are found from the list, compared and merged by keys', async ({
  page: browserPage,
}) => {
  const { title, kept, other } = await makeAlike(browserPage)
  await openAwake(browserPage, '/manager/books', 'tbody tr')
  await holdToasts(browserPage)
  await browserPage.getByRole('button', { name: 'More', exact: true }).click()
  await choose(browserPage.getByRole('menuitem', { name: 'Find duplicates' }))
  await expect(browserPage.getByRole('heading', { level: 1, name: 'Duplicates' })).toBeVisible()
  await browserPage.getByRole('link', { name: 'Same title and author' }).click()
  const group = groupOf(browserPage, title)
  await expect(group.getByRole('radio')).toHaveCount(2)
  await expect(group.getByRole('radio').first()).toBeChecked()
  await expectAccessible(browserPage)
  await browserPage.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(browserPage)

  await test.step('a decision is remembered, and taken back by Undo', async () => {
    await group.getByRole('button', { name: 'Not duplicates' }).press('Enter')
    await expect(group).toHaveCount(0)
    await browserPage.reload()
    await awake(browserPage)
    await expect(browserPage.getByRole('link', { name: 'Same ISBN' })).toBeVisible()
    await expect(group).toHaveCount(0)
    await callApi(browserPage.request, ['POST', '/books/duplicates/dismiss'], {
      rule: 'work',
      ids: [kept.id, other.id],
      dismissed: false,
    })
    await expectValidHtml(browserPage, await open(browserPage, page))
    await group.getByRole('button', { name: 'Not duplicates' }).click()
    await browserPage.getByRole('button', { name: 'Undo' }).click()
    await expect(group.getByRole('radio')).toHaveCount(2)
  })

  await group.getByRole('button', { name: 'Merge into one' }).press('Enter')
  await expect(browserPage.getByText('1 book moved to trash')).toBeVisible()
  await expect(group).toHaveCount(0)
  expect(await readBook(browserPage, kept.id)).toMatchObject({ title, publisher: 'Penguin' })
  const told = browserPage.getByRole('listitem').filter({ hasText: '1 book moved to trash' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(browserPage.getByText('Merge undone, 1 item restored')).toBeVisible()
  await expect(group.getByRole('radio')).toHaveCount(2)
  expect(await readBook(browserPage, kept.id)).toMatchObject({ publisher: null })
  for (const book of [kept, other]) await discardBook(browserPage, book)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('alike books stand below each other', async ({ page: browserPage }) => {
    const { title, kept, other } = await makeAlike(browserPage)
    await open(browserPage, page, { language: 'ar', theme: 'dark' })
    await expect(groupOf(browserPage, title).getByRole('radio')).toHaveCount(2)
    await expectNoSidewaysScroll(browserPage)
    await expectAccessible(browserPage)
    for (const book of [kept, other]) await discardBook(browserPage, book)
  })
})
