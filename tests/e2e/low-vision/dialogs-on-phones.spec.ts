import type { APIRequestContext, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { newTag } from '../lists.ts'
import { browserOf, discardUser, type MadeUser, makeUser } from '../people.ts'

test.use({ storageState: STATES.admin })

const MANY_WORDS =
  'Wandering Minstrels and Travelling Storytellers of the Northern Highlands and Isles'
const ONE_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenpolitur'

async function make(request: APIRequestContext, path: string, data: object) {
  const answer = await callApi(request, ['POST', path], data)
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function makeLongNames(request: APIRequestContext, user: MadeUser) {
  const slug = newTag().toLowerCase()
  const organization = await make(request, '/organizations', { name: MANY_WORDS, slug })
  await make(request, `/organizations/${organization}/teams`, { name: `The ${MANY_WORDS}` })
  const shelf = await make(request, '/shelves', { name: ONE_WORD })
  const steps = [
    '/app/shelves#new',
    ...['add', 'share', 'rename', 'delete'].map((step) => `/app/shelves/${shelf}#${step}`),
    '/app/organizations#new',
    `/app/organizations/${slug}#leave`,
    `/app/organizations/${slug}/invitations#invite`,
    `/app/organizations/${slug}/invitations#invite-many`,
    `/app/organizations/${slug}/teams#new`,
    `/app/organizations/${slug}/settings#delete`,
    '/app/account?state=change-name',
    ...['change-email', 'picture', 'notifications', 'delete-account'].map(
      (step) => `/app/account#${step}`,
    ),
    '/manager/genres#new',
    ...['ban', 'impersonate', 'delete'].map((step) => `/manager/users/${user.id}#${step}`),
    `/manager/organizations/${organization}#end`,
  ]
  return { organization, steps }
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

test('no dialog is wider than a phone', async ({ page: managers, browser }) => {
  test.setTimeout(180_000)
  const guest = await makeUser(managers, { name: ONE_WORD })
  const user = await makeUser(managers, { name: MANY_WORDS, role: 'admin' })
  const context = await browserOf(browser, user)
  const page = await context.newPage()
  const { organization, steps } = await makeLongNames(context.request, guest)

  for (const step of steps) {
    await test.step(step, async () => {
      await open(page, step, { language: 'fr' })
      await expectWithinScreen(page, step)
    })
  }

  await test.step('those that a button opens', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    const names = [/^Notifications/, /^Search/, /^Open menu/]
    for (const name of names) {
      await open(page, '/manager/books')
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expectWithinScreen(page, String(name))
    }
  })

  await callApi(context.request, ['DELETE', `/organizations/${organization}`])
  await context.close()
  await discardUser(managers, user)
  await discardUser(managers, guest)
})
