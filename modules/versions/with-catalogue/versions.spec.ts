import {
  anyGenre,
  changeBook,
  discardBook,
  freshTitle,
  makeBook,
  readBook,
} from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAwake,
  test,
} from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'

test.use({ storageState: STATES.admin, forgiven: /409/ })

const restore = 'Restore this version'

test('an earlier version comes back from the record, field by field, by keys alone', async ({
  page,
}) => {
  const book = await makeBook(page)
  const before = await readBook(page, book.id)
  const [second, third] = [freshTitle('Second'), freshTitle('Third')]
  await changeBook(page, book, { title: second, publisher: 'Second & Sons' })
  await changeBook(page, { ...book, version: 2 }, { title: third, description: 'Of the third' })
  await openAwake(page, `/manager/books/${book.id}`, 'h1')

  const links = page.getByRole('link', { name: restore })
  await expect(links).toHaveCount(2)
  await links.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Restore the version of/ })).toBeFocused()
  await expect(page.getByRole('group')).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'Title' })).toContainText(third)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await test.step('another user’s change meanwhile is shown before anything is saved', async () => {
    await changeBook(page, { ...book, version: 3 }, { publisher: 'Fourth & Sons' })
    await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('You changed this elsewhere')
    await expect(page.getByRole('group', { name: 'Publisher' })).toContainText('Fourth & Sons')
    expect(await readBook(page, book.id)).toMatchObject({ title: third, version: 4 })
  })

  await page
    .getByRole('group', { name: 'Publisher' })
    .getByRole('radio', { name: 'Current' })
    .press('Space')
  await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter')
  await expect(page.getByText('Version restored')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(before['title']))
  expect(await readBook(page, book.id)).toMatchObject({
    title: before['title'],
    description: before['description'],
    publisher: 'Fourth & Sons',
    version: 5,
  })
  await expect(links).toHaveCount(4)
  await discardBook(page, book)
})

test('a genre that is gone is named, and a version that never was says so', async ({ page }) => {
  const made = await callApi(page.request, ['POST', '/genres'], {
    name: freshTitle('Short-lived'),
    colour: 200,
  })
  const { id: genreId } = (await made.json()) as { id: string }
  const book = await makeBook(page, { genreId })
  const { id: other } = await anyGenre(page.request)
  await changeBook(page, book, { genreId: other, publisher: 'Second & Sons' })
  await callApi(page.request, ['DELETE', `/genres/${genreId}`])
  await openAwake(page, `/manager/books/${book.id}`, 'h1')
  await page.getByRole('link', { name: restore }).click()
  await expect(page.getByText('No longer available, so left as is: Genre.')).toBeVisible()
  await expect(page.getByRole('group')).toHaveCount(1)

  await page.goto(`/manager/books/${book.id}?version=${book.id}`)
  await expect(page.getByText('This version is no longer in the history.')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(new RegExp(`/manager/books/${book.id}$`))
  await discardBook(page, book)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the versions stand below each other', async ({ page }) => {
    const book = await makeBook(page)
    await changeBook(page, book, { title: freshTitle('ثان') })
    await openAwake(page, `/manager/books/${book.id}`, 'h1', { language: 'ar' })
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'استعادة هذه النسخة' }).click()
    await expect(page.getByRole('group', { name: 'العنوان' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await discardBook(page, book)
  })
})
