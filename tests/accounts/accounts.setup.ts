import { expect, test } from '@playwright/test'
import { ORGANIZATION, STATES } from '../e2e/accounts.ts'
import { asManager, callApi } from '../e2e/calls.ts'
import { signInByCalls } from '../e2e/sign-in.ts'

test.describe.configure({ mode: 'default' })

for (const [name, path] of Object.entries(STATES)) {
  test(`spec 1: ${name}@example.com signs in by a code`, async ({ request }) => {
    await signInByCalls(request, `${name}@example.com`)
    await request.storageState({ path })
  })
}

test('admin@example.com has an organization', async ({ browser }) => {
  const answer = await asManager(browser, (request) =>
    callApi(request, ['POST', '/organizations'], ORGANIZATION),
  )
  // A database of an earlier run already has the organization.
  expect([201, 409]).toContain(answer.status())
})

test('the organization has invited user@example.com, who leaves that open', async ({ browser }) => {
  const answer = await asManager(browser, async (request) => {
    const found = await request.get(`/api/v1/organization-slugs/${ORGANIZATION.slug}`)
    const { id } = (await found.json()) as { id: string }
    const offer = { email: 'user@example.com', role: 'administrator' }
    return callApi(request, ['POST', `/organizations/${id}/invitations`], offer)
  })
  expect([201, 409]).toContain(answer.status())
})

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
