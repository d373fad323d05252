import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, open, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { freshAddress, signInByCalls } from '../sign-in.ts'
import { keptBy, underWorker } from './worker.ts'

test.use({ serviceWorkers: 'allow', forgiven: /ERR_(INTERNET_DISCONNECTED|FAILED)/ })

const keep = (page: Page) => page.getByRole('switch', { name: 'Keep my shelves on this device' })

const keptLists = async (page: Page) =>
  (await keptBy(page)).filter(({ path }) => path === '/kept-lists.json')

/** Opens the shelves of a new user who wants to read a book, and returns its title. */
async function openShelves(page: Page): Promise<string> {
  await open(page, '/login')
  await underWorker(page)
  await signInByCalls(page.request, freshAddress('kept'), 'Zuri Kept')
  const found = await page.request.get('/api/v1/books?limit=1&sort=title')
  const { items } = (await found.json()) as { items: { id: string; title: string }[] }
  const [book] = items
  await callApi(page.request, ['PUT', `/shelves/wanted/books/${book!.id}`])
  await open(page, '/app/shelves')
  return book!.title
}

test('own shelves are read offline, with consent, until the user signs out', async ({
  page,
  context,
}) => {
  const title = await openShelves(page)
  await expect(keep(page)).not.toBeChecked()
  expect(await keptLists(page)).toEqual([])
  await keep(page).check()
  await expect.poll(() => keptLists(page)).toHaveLength(1)

  await test.step('offline, any page shows them', async () => {
    await context.setOffline(true)
    await page.goto('/app/shelves/wanted')
    await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Want to read' })).toBeVisible()
    await expect(page.getByText(title)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await context.setOffline(false)
    // The page comes back by itself, and is another one then.
    await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeHidden()
  })

  await test.step('the copy is renewed with the page, and the switch remembers', async () => {
    const [before] = await keptLists(page)
    await open(page, '/app/shelves')
    await expect(keep(page)).toBeChecked()
    await expect.poll(async () => (await keptLists(page))[0]?.text).not.toBe(before?.text)
  })

  await test.step('signing out leaves nothing', async () => {
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await keptLists(page)).toEqual([])
  })
})

test('switching it off, and a session that ended elsewhere, leave nothing', async ({
  page,
  context,
}) => {
  await openShelves(page)
  await keep(page).check()
  await expect.poll(() => keptLists(page)).toHaveLength(1)
  await keep(page).uncheck()
  await expect.poll(() => keptLists(page)).toEqual([])

  await keep(page).check()
  await expect.poll(() => keptLists(page)).toHaveLength(1)
  await context.clearCookies()
  await open(page, '/login')
  await expect.poll(() => keptLists(page)).toEqual([])
})
