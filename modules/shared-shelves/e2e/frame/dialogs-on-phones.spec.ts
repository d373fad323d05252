import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { endOrganization } from '#modules/organizations/e2e/test-members.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { callApi } from '../../../../tests/e2e/calls.ts'
import { newTag } from '../../../../tests/e2e/lists.ts'
import { expectWithinScreen } from '../../../../tests/e2e/low-vision/dialog-width.ts'
import { browserOf, discardUser, type MadeUser, makeUser } from '../../../../tests/e2e/people.ts'

const MANY_WORDS =
  'Wandering Minstrels and Travelling Storytellers of the Northern Highlands and Isles'
const ONE_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenpolitur'

async function make(request: APIRequestContext, path: string, data: object) {
  const answer = await callApi(request, ['POST', path], data)
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function makeLongNames(request: APIRequestContext) {
  const slug = newTag().toLowerCase()
  const organization = await make(request, '/organizations', { name: MANY_WORDS, slug })
  await make(request, `/organizations/${organization}/teams`, { name: `The ${MANY_WORDS}` })
  const shelf = await make(request, '/shelves', { name: ONE_WORD })
  return { organization, slug, shelf }
}

type Named = Awaited<ReturnType<typeof makeLongNames>>

const areas: Record<string, (of: Named) => string[]> = {
  shelves: ({ shelf }) => [
    '/app/shelves#new',
    ...['add', 'share', 'rename', 'delete'].map((step) => `/app/shelves/${shelf}#${step}`),
  ],
  organizations: ({ slug }) => [
    '/app/organizations#new',
    ...['#leave', '/teams#new'].map((step) => `/app/organizations/${slug}${step}`),
  ],
  managers: () => ['/manager/genres#new'],
}

test.describe('no dialog is wider than a phone', () => {
  let managers: Page
  let user: MadeUser
  let context: BrowserContext
  let named: Named

  test.beforeAll(async ({ browser }) => {
    managers = await browser.newPage({ storageState: STATES.admin })
    user = await makeUser(managers, { name: MANY_WORDS, role: 'admin' })
    context = await browserOf(browser, user)
    named = await makeLongNames(context.request)
  })

  test.afterAll(async () => {
    await context.close()
    await endOrganization({ id: named.organization })
    await discardUser(managers, user)
    await managers.close()
  })

  for (const [area, stepsOf] of Object.entries(areas)) {
    test(area, async () => {
      const page = await context.newPage()
      for (const step of stepsOf(named)) {
        await test.step(step, async () => {
          await open(page, step, { language: 'fr' })
          await expectWithinScreen(page, step)
        })
      }
      await page.close()
    })
  }
})
