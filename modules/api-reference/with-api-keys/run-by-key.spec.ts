import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

async function opened(page: Page, name: string) {
  const call = page.getByRole('region', { name, exact: true })
  await call.getByRole('heading', { name }).click()
  return call
}

test('a call is shown in TypeScript, and run with a key instead of the session', async ({
  page,
  baseURL,
}) => {
  const made = await page.request.post('/api/v1/keys', {
    headers: { origin: `${baseURL}` },
    data: { name: 'Tried', scopes: ['genre:create', 'genre:delete'] },
  })
  const { id, key } = (await made.json()) as { id: string; key: string }
  await open(page, '/api/docs')
  await page.getByRole('textbox', { name: 'API key' }).fill(key)
  const create = await opened(page, 'POST /genres')
  await expect(create.getByText('Bearer ${process.env.API_KEY}')).toBeVisible()
  const name = `Tried ${id}`
  await create
    .getByRole('textbox', { name: 'Body (JSON)' })
    .fill(`{ "name": "${name}", "colour": 120 }`)
  await create.getByRole('button', { name: 'Run' }).click()
  await expect(create.getByRole('status').last()).toContainText('Response: 201')
  await expect(create.getByRole('region', { name: /^Response/ })).toContainText(name)
  await expectAccessible(page)
  const genre = (await create.getByRole('region', { name: /^Response/ }).innerText()).match(
    /"id": "([^"]+)"/,
  )?.[1]
  const end = await opened(page, 'DELETE /genres/{id}')
  await end.getByRole('textbox', { name: 'id' }).fill(`${genre}`)
  await end.getByRole('button', { name: 'Run' }).click()
  await expect(end.getByRole('status').last()).toContainText('Response: 204')
})
