import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { endOrganization } from '../invited.ts'
import { newTag } from '../lists.ts'
import { browserOf, discardUser, type MadeUser, makeUser } from '../people.ts'

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

type Named = Awaited<ReturnType<typeof makeLongNames>> & { user: string }

const areas: Record<string, (of: Named) => string[]> = {
  shelves: ({ shelf }) => [
    '/app/shelves#new',
    ...['add', 'share', 'rename', 'delete'].map((step) => `/app/shelves/${shelf}#${step}`),
  ],
  organizations: ({ slug }) => [
    '/app/organizations#new',
    ...['#leave', '/invitations#invite', '/invitations#invite-many', '/teams#new'].map(
      (step) => `/app/organizations/${slug}${step}`,
    ),
    `/app/organizations/${slug}/settings#delete`,
  ],
  account: () => [
    '/app/account?state=change-name',
    ...['change-email', 'picture', 'notifications', 'delete-account'].map(
      (step) => `/app/account#${step}`,
    ),
  ],
  managers: ({ user, organization }) => [
    '/manager/genres#new',
    ...['ban', 'impersonate', 'delete'].map((step) => `/manager/users/${user}#${step}`),
    `/manager/organizations/${organization}#end`,
  ],
}

const dialogs = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog], dialog[open])')

/** The dialogs, and how much wider than themselves their contents are. */
async function expectWithinScreen(page: Page, name: string) {
  await expect(dialogs(page).last(), name).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await dialogs(page).evaluateAll((all) =>
      all
        .map((dialog) => Math.max(dialog.getBoundingClientRect().width, dialog.scrollWidth))
        .filter((needed) => needed > innerWidth),
    )
    expect(wide, `${name} at ${width} px`).toEqual([])
  }
}

test.describe('no dialog is wider than a phone', () => {
  let managers: Page
  let guest: MadeUser
  let user: MadeUser
  let context: BrowserContext
  let named: Named

  test.beforeAll(async ({ browser }) => {
    managers = await browser.newPage({ storageState: STATES.admin })
    guest = await makeUser(managers, { name: ONE_WORD })
    user = await makeUser(managers, { name: MANY_WORDS, role: 'admin' })
    context = await browserOf(browser, user)
    named = { ...(await makeLongNames(context.request)), user: guest.id }
  })

  test.afterAll(async () => {
    await context.close()
    await endOrganization(managers.request, { id: named.organization })
    for (const one of [user, guest]) await discardUser(managers, one)
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

  test('those that a button opens', async () => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 800 })
    for (const name of [/^Notifications/, /^Search/, /^Open menu/]) {
      await open(page, '/manager/books')
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expectWithinScreen(page, String(name))
    }
    await page.close()
  })
})
