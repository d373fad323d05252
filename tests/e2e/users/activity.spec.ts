import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import {
  awake,
  choose,
  expect,
  expectAccessible,
  open,
  openAwake,
  openWithoutScripts,
  test,
} from '../browser.ts'
import { callApi } from '../calls.ts'
import { newTag, openList, rowOf, rows } from '../lists.ts'
import { expectAfterRetries } from '../page-clock.ts'
import { discardUser, makeUser } from '../people.ts'
import { PHONE } from '../site.ts'

test.use({ storageState: STATES.admin })

async function bannedPerson(page: Page, name = 'Ben Otieno') {
  const person = await makeUser(page, { name })
  const expiresAt = '2031-05-03T12:00:00.000Z'
  await callApi(page.request, ['POST', `/users/${person.id}/ban`], { reason: 'spam', expiresAt })
  await callApi(page.request, ['POST', `/users/${person.id}/unban`], {})
  return person
}

const about = (id: string) => `/manager/activity?targetType=user&target=${id}`
const details = (page: Page) => page.getByRole('dialog')

test('activities read as sentences, the newest first', async ({ page }) => {
  const person = await bannedPerson(page)
  const { id } = person
  await openList(page, about(id))
  await expect(rows(page)).toHaveText([
    /Ada Okafor lifted the ban on Ben Otieno/,
    /Ada Okafor banned Ben Otieno until 3 May 2031.*spam/,
    /Ada Okafor created an account for Ben Otieno/,
  ])
  await expect(page.getByText('Showing 3 of 3')).toBeVisible()
  await expectAccessible(page)
  await discardUser(page, person)
})

test('the record calls a deleted user that, without a name or a reason', async ({ page }) => {
  const person = await bannedPerson(page)
  await discardUser(page, person)
  for (const [language, name] of [
    ['en', 'Deleted user'],
    ['fr', 'Utilisateur supprimé'],
  ] as const) {
    await page.goto(`${about(person.id)}&lng=${language}`)
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).filter({ hasText: name })).toHaveCount(4)
    await expect(page.getByRole('main')).not.toContainText(/Otieno|spam/)
  }
  await rows(page).first().getByRole('link').click()
  await expect(details(page)).toContainText('Utilisateur supprimé')
})

test('the name of the actor is whole, however long the other name is', async ({ page }) => {
  const person = await makeUser(page, { name: 'Wandering Minstrel '.repeat(5).trim() })
  await openWithoutScripts(page, about(person.id))
  const actor = rows(page).first().locator('bdi').first()
  await expect(actor).toHaveText('Ada Okafor')
  for (const width of [390, 640, 700, 768, 864, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lacking = await actor.evaluate((name) => {
      const text = document.createRange()
      text.selectNodeContents(name)
      return text.getBoundingClientRect().width - name.getBoundingClientRect().width
    })
    expect(lacking, `at ${width} px`).toBeLessThan(0.05)
  }
  await discardUser(page, person)
})

test('behaviour 6: filters live in the address, by kind, person and day', async ({ page }) => {
  const person = await bannedPerson(page)
  const { id, email } = person
  await openList(page, about(id))
  await page.getByRole('combobox', { name: 'All events' }).fill('Ban lif')
  await page.getByRole('option', { name: 'Ban lifted' }).click()
  await expect(page).toHaveURL(/action=user\.unban/)
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('combobox', { name: 'Anyone' }).fill(email)
  await page.getByRole('option').filter({ hasText: email }).click()
  await expect(page.getByText('No matching activity')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/manager\/activity(\?lng=en)?$/)
  await page.goBack()
  await expect(page.getByText('No matching activity')).toBeVisible()

  await openList(page, about(id))
  await page.getByLabel('To').fill('2020-01-31')
  await expect(page).toHaveURL(/to=2020-01-31/)
  await expect(page.getByText('No matching activity')).toBeVisible()
  await page.reload()
  await awake(page, 'input[type=date]')
  await expect(page.getByLabel('To')).toHaveValue('2020-01-31')
  await page.getByLabel('To').fill('2040-01-31')
  await page.getByLabel('From').fill('2020-01-31')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: /^About Ben Otieno/ }).click()
  await expect(page).not.toHaveURL(/target=/)
  await discardUser(page, person)
})

test('behaviour 8: the keyboard walks the list, opens an act and comes back to it', async ({
  page,
}) => {
  const person = await bannedPerson(page)
  const { id } = person
  await openList(page, about(id))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const link = rows(page).nth(1).getByRole('link')
  await expect(link).toBeFocused()
  await expect(rows(page).nth(1)).toContainText(/20\d\d, \d\d:\d\d/)
  await page.keyboard.press('Enter')
  await expect(details(page)).toContainText('banned')
  await page.keyboard.press('Escape')
  await expect(details(page)).toBeHidden()
  await expect(page).not.toHaveURL(/open=/)
  await expect(link).toBeFocused()
  await discardUser(page, person)
})

test('behaviour 19: on a phone, from right to left, nothing is cut', async ({ page }) => {
  const person = await bannedPerson(page, 'نور حداد')
  const { id } = person
  await page.setViewportSize(PHONE)
  await openList(page, about(id), { language: 'ar' })
  await expect(rows(page).nth(1)).toContainText(/حظر.*Ada Okafor.*نور حداد.*حتى/)
  const { height } = (await rows(page).nth(1).boundingBox())!
  expect(height).toBe(68)
  await rows(page).nth(1).getByRole('link').click()
  await expect(details(page)).toContainText('spam')
  await expectAccessible(page)
  await discardUser(page, person)
})

test('people see who came in as them', async ({ page }) => {
  await open(page, '/manager/account')
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Sign-in activity' }),
  })
  await expect(card.getByRole('listitem').first()).toContainText(/Signed in.*This computer/)
  const before = await card.getByRole('listitem').count()
  const more = card.getByRole('button', { name: 'Show earlier' })
  if (await more.isVisible()) {
    await more.click()
    await expect.poll(() => card.getByRole('listitem').count()).toBeGreaterThan(before)
  }
})

test('behaviour 6: the subject of the list is named while its rows are loading', async ({
  page,
}) => {
  const person = await bannedPerson(page, `Ben ${newTag()}`)
  const other = await bannedPerson(page, `Eve ${newTag()}`)
  await openList(page, '/manager/activity')
  const release = Promise.withResolvers<void>()
  await page.route('**/api/rpc/activity/list**', async (route) => {
    await release.promise
    await route.continue()
  })
  await rowOf(page, person.name).first().getByRole('button', { name: 'Actions' }).click()
  await choose(page.getByRole('menuitem', { name: 'Changes to' }))
  const chip = page.getByRole('button', { name: /^About/ })
  await expect(chip).toContainText(person.name)
  release.resolve()
  await expect(rows(page)).toHaveCount(3)
  await expect(chip).toContainText(person.name)
  await discardUser(page, person)
  await discardUser(page, other)
})

test('behaviour 15: a user who is still being loaded is not called deleted, and their name is not searched for', async ({
  page,
}) => {
  const person = await makeUser(page, { name: newTag() })
  const release = Promise.withResolvers<void>()
  await page.route(/\/api\/rpc\/users\/names/, async (route) => {
    await release.promise
    await route.continue()
  })
  const searches: string[] = []
  page.on('request', (request) => {
    const asked = decodeURIComponent(request.url()) + (request.postData() ?? '')
    if (asked.includes(person.name)) searches.push(asked)
  })
  await openAwake(page, `/manager/activity?actor=${person.id}`, 'main [role=combobox]')
  const field = page.getByRole('combobox', { name: 'Anyone' })
  await field.click()
  await expect(page.getByText('Searching users')).toBeVisible()
  await expect(field).toHaveValue('')
  release.resolve()
  await expect(field).toHaveValue(person.name)
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue(person.name)
  expect(searches).toEqual([])
  await discardUser(page, person)
})

test.describe('behaviour 15', () => {
  test.use({ forgiven: /404|500/ })

  test('a filter by a deleted user says so', async ({ page }) => {
    await open(page, '/manager/activity?actor=019aa5b0-0000-7000-8000-00000000dead')
    const field = page.getByRole('combobox', { name: 'Anyone' })
    await expect(field).toHaveValue('Deleted user')
  })

  test('a list that cannot be read says so with its request id, and is asked for again', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/manager/users')
    await page.route('**/api/rpc/activity/list**', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'request-7' }, json: {} }),
    )
    await page.getByRole('link', { name: 'Activity' }).click()
    await expectAfterRetries(page, page.getByText('Couldn’t load the list'))
    await expect(page.getByText('request-7')).toBeVisible()
    await page.unroute('**/api/rpc/activity/list**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
})
