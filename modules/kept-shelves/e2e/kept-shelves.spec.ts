import type { Page } from '@playwright/test'
import { keptBy, underWorker } from '#modules/pwa/e2e/test-worker.ts'
import { expect, expectAccessibleInBothThemes, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { restPage } from '../../../tests/e2e/page-clock.ts'
import { freshAddress, signInByCalls } from '../../../tests/e2e/sign-in.ts'

test.use({ serviceWorkers: 'allow', forgiven: /ERR_(INTERNET_DISCONNECTED|FAILED)|Out of reach/ })

const keep = (page: Page) => page.getByRole('switch', { name: 'Keep my shelves on this device' })

const keptLists = async (page: Page) =>
  (await keptBy(page)).filter(({ path }) => path === '/kept-lists.json')

/** Code that was fetched for one page would open the next one offline. */
async function forgetCode(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/_build/')) await cache.delete(request)
      }
    }
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

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

test('offline, kept shelves open in the running app too, and others say that they need the network', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const title = await openShelves(page)
  const shelf = page.getByRole('link', { name: 'Want to read' })

  async function openAtRest(path: string) {
    await forgetCode(page)
    await open(page, path)
    await restPage(page)
  }

  async function expectKept() {
    await shelf.click()
    await expect(page.getByRole('heading', { name: 'Want to read', level: 1 })).toBeVisible()
    await expect(page.getByText('This is your copy of')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  }

  await test.step('a shelf that is not kept says that it needs the network', async () => {
    await context.setOffline(true)
    await shelf.click()
    await expect(page.getByText('when you’re back online')).toBeVisible()
    await expect(page.getByText(title)).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('a shelf that has just been kept', async () => {
    await openAtRest('/app/shelves')
    await keep(page).check()
    await expect.poll(() => keptLists(page)).toHaveLength(1)
    await restPage(page)
    await context.setOffline(true)
    await expectKept()
    await context.setOffline(false)
  })

  await test.step('the list of kept shelves, from a page without their code and contents', async () => {
    await openAtRest('/app/books')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Shelves', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'My shelves', level: 1 })).toBeVisible()
    await expect(page.getByText('This is your copy of')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('a kept shelf with its books', async () => {
    await expectKept()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the network brings the shelf itself', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })
})
