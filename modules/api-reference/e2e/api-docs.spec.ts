import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

async function opened(page: Page, name: string) {
  const call = page.getByRole('region', { name, exact: true })
  await call.getByRole('heading', { name }).click()
  return call
}

test('the reference shows every call of the document for programs, and those of the sign-in service', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v1/openapi.json')
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  await open(page, '/api/docs')
  const shown = await page.getByRole('heading', { level: 3 }).allInnerTexts()
  const texts = shown.map((text) => text.replace(/\s+/, ' '))
  expect(texts).toEqual(expect.arrayContaining([...calls, 'POST /sign-in/email-otp']))
  expect(calls).not.toContain('POST /sign-in/email-otp')
})

test('a call tells what it takes, what it gives and how it is refused', async ({ page }) => {
  await open(page, '/api/docs')
  const create = await opened(page, 'POST /books')
  const title = create.getByRole('table', { name: /^Request/ }).getByRole('row', { name: /^title/ })
  await expect(title).toContainText('required')
  await expect(title).toContainText('1…255 characters')
  await expect(create.getByText('409 TITLE_TAKEN')).toBeVisible()
  await expect(create.getByText(/^curl -X POST .*"title":"…"/)).toBeVisible()
  const bulk = await opened(page, 'POST /books/bulk')
  await expect(bulk.getByRole('cell', { name: 'filter.genreId' })).toBeVisible()
})

test('behaviour 8: a call is tried with the keyboard alone, and what is left empty is not sent', async ({
  page,
}) => {
  await open(page, '/api/docs')
  const list = page.getByRole('region', { name: 'GET /books', exact: true })
  await list.getByRole('heading').first().locator('xpath=ancestor::summary').focus()
  await page.keyboard.press('Enter')
  await list.getByRole('textbox', { name: 'limit' }).focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('status').last()).toContainText('Response: 200')
  await expect(list.getByRole('status').last()).toContainText('/api/v1/books?limit=1')
  const answer = list.getByRole('region', { name: /^Response/ })
  await expect(answer).toContainText('"nextCursor"')
  await expectAccessible(page)
})

test('the manager finds the reference in the sidebar', async ({ page }) => {
  await open(page, '/manager/dashboard')
  await page.getByRole('link', { name: 'API Documentation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible()
})

test.describe('with a wrong value', () => {
  test.use({ forgiven: /status of 40[04]/ })

  test('a refusal is shown as programs get it', async ({ page }) => {
    await open(page, '/api/docs')
    const book = await opened(page, 'GET /books/{id}')
    await book.getByRole('textbox', { name: 'id' }).fill('a/b')
    await book.getByRole('button', { name: 'Run' }).click()
    await expect(book.getByRole('region', { name: /^Response: 40[04]/ })).toContainText(
      '"requestId"',
    )
  })
})

test('the address of a call opens it', async ({ page }) => {
  await open(page, '/api/docs')
  const contents = page.getByRole('navigation')
  await contents.getByRole('link', { name: 'PATCH /books/{id}' }).click()
  const change = page.getByRole('region', { name: 'PATCH /books/{id}', exact: true })
  await expect(change.getByText('409 CONFLICT')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(change.getByText('409 CONFLICT')).toBeVisible()
})

test('the back office leads to the reference', async ({ page }) => {
  await open(page, '/manager/dashboard')
  const link = page.getByRole('link', { name: 'API Documentation', exact: true })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', '/api/docs')
})
