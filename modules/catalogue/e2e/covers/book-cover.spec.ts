import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, field, openAwake, test } from '../../../../tests/e2e/browser.ts'
import { discardBook, makeBook, readBook } from '../test-books.ts'

test.use({ storageState: STATES.admin })

async function handPicture(page: Page, bytes: Buffer) {
  const book = await makeBook(page)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/v1/files', async (route) => {
    await release.promise
    await route.continue().catch(() => undefined)
  })
  await openAwake(page, `/manager/books/${book.id}/update`, 'form')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.getByRole('progressbar')).toBeVisible()
  return { book, release: () => release.resolve() }
}

const picture = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#7a2f6b' } })
    .png()
    .toBuffer()
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

test('a form sent off while its picture is on the way waits for it', async ({ page }) => {
  const { book, release } = await handPicture(page, await picture())
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await field(page, 'Publisher').fill('Typed meanwhile')
  release()
  await expect(page.getByText('Book updated')).toBeVisible()
  expect(await readBook(page, book.id)).toMatchObject({
    coverId: expect.any(String),
    publisher: 'Typed meanwhile',
  })
  await discardBook(page, book)
})

test('a form whose picture is given up on the way is saved without it', async ({ page }) => {
  const { book } = await handPicture(page, await picture())
  await field(page, 'Publisher').fill('No picture')
  await save(page).click()
  await page.locator('fieldset').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Book updated')).toBeVisible()
  expect(await readBook(page, book.id)).toMatchObject({ coverId: null, publisher: 'No picture' })
  await discardBook(page, book)
})

test('behaviour 12: a form is not left unasked while its picture is on the way', async ({
  page,
}) => {
  const { book } = await handPicture(page, await picture())
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.locator('fieldset').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`${book.id}$`))
  await discardBook(page, book)
})

test.describe('a picture that is none', () => {
  test.use({ forgiven: /status of 4\d\d/ })

  test('keeps the form that waited for it, and the next attempt saves it', async ({ page }) => {
    const { book, release } = await handPicture(page, Buffer.from('Call me Ishmael'))
    await field(page, 'Publisher').fill('Kept')
    await save(page).click()
    release()
    await expect(page.getByRole('alert').getByText(/can’t be used as a picture/)).toBeVisible()
    await expect(field(page, 'Publisher')).toHaveValue('Kept')
    await save(page).click()
    await expect(page.getByText('Book updated')).toBeVisible()
    expect(await readBook(page, book.id)).toMatchObject({ coverId: null, publisher: 'Kept' })
    await discardBook(page, book)
  })
})
