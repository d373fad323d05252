import { expect, test } from '@playwright/test'
import { asManager, callApi } from '../../../tests/e2e/calls.ts'

test('admin@example.com wants to read three books', async ({ browser }) => {
  await asManager(browser, async (request) => {
    const { items } = (await (await request.get('/api/v1/books?limit=3')).json()) as {
      items: { id: string }[]
    }
    for (const { id } of items) {
      const answer = await callApi(request, ['PUT', `/shelves/wanted/books/${id}`])
      expect(answer.status(), await answer.text()).toBe(200)
    }
  })
})
