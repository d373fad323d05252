import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../browser.ts'
import { DIRECTIONS, PHONE } from '../site.ts'
import { cardOf, cards, findBook } from './reader-shelf.ts'

test.use({ storageState: STATES.user })

/** Counts the transitions that a page begins. */
const countTransitions = () => {
  const begin = document.startViewTransition.bind(document)
  const counted = Object.assign(globalThis, { transitions: 0 })
  document.startViewTransition = (update) => {
    counted.transitions += 1
    return begin(update)
  }
}
const transitions = () => (globalThis as unknown as { transitions: number }).transitions

for (const language of DIRECTIONS) {
  test(`check 26, behaviour 19: a book in ${language}, light and dark, is whole and accessible, on the phone too`, async ({
    page,
  }) => {
    const { id, title } = await findBook(page, 'Middlemarch')
    const response = await open(page, `/app/books/${id}`, { language })
    expect(response?.status()).toBe(200)
    expect(await response?.text()).toContain(title)
    await expect(page).toHaveTitle(`${title} · Incipit`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 19: what one can touch is 44 px high', async ({ page }) => {
    const { id } = await findBook(page, 'Middlemarch')
    await open(page, `/app/books/${id}`)
    const low = await page
      .locator('main a:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.matches('p a') && one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
    expect(low).toEqual([])
  })
})

test('issue 4: beside a book stand others of its author and of its genre', async ({ page }) => {
  const { id, author } = await findBook(page, 'Bleak House')
  await open(page, `/app/books/${id}`)
  const others = page.getByRole('list', { name: `More by ${author}` }).getByRole('link')
  await expect(others.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^More in / })).toBeVisible()
  await others.first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('Bleak House')
  await expect(page).toHaveTitle(`${await title.innerText()} · Incipit`)
  await expect(page).not.toHaveURL(new RegExp(id))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Bleak House' })).toBeVisible()
})

test('issue 4: a cover that is overtaken on its way is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const overtaken = begin(update)
      begin(() => undefined)
      return overtaken
    }
  })
  const { id } = await findBook(page, 'Bleak House')
  await open(page, '/app/books?searchTerm=bleak')
  await cardOf(page, 'Bleak House').click()
  await expect(page).toHaveURL(new RegExp(id))
  await expect(page.getByRole('heading', { level: 1, name: 'Bleak House' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
})

test.describe('behaviour 7: the way to all books', () => {
  const toGrid = (page: Page) => page.getByRole('link', { name: 'All books' })

  test('leads to the grid and nowhere else, also after steps back in the history', async ({
    page,
  }) => {
    await open(page, '/app')
    await page.getByRole('main').getByRole('list').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/app\/books\/.+/)
    await toGrid(page).click()
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /^More in / })).toBeVisible()
    await toGrid(page).click()
    await expect(page).toHaveURL(/\/app\/books$/)
  })

  test('leads to the grid that somebody came from, by way of other books too', async ({ page }) => {
    const { id, author } = await findBook(page, 'Bleak House')
    await open(page, '/app/books?searchTerm=bleak')
    await cardOf(page, 'Bleak House').click()
    await expect(page).toHaveURL(new RegExp(id))
    await page
      .getByRole('list', { name: `More by ${author}` })
      .getByRole('link')
      .first()
      .click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await page.reload()
    await awake(page)
    await toGrid(page).click()
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=bleak/)
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(id))
    await toGrid(page).click()
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=bleak/)
    await expect(cardOf(page, 'Bleak House')).toBeFocused()
  })
})

test('the author leads to all their books, the genre to its shelf', async ({ page }) => {
  const { id, author } = await findBook(page, 'Bleak House')
  await open(page, `/app/books/${id}`)
  await page.getByRole('main').getByRole('link', { name: author, exact: true }).click()
  await expect(page).toHaveURL(/\/app\/books\?searchTerm=/)
  await expect(page.getByRole('searchbox')).toHaveValue(author)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Novel', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/books\?genre=/)
})

test.describe('a book that there is not', () => {
  test.use({ forgiven: /404/ })

  for (const id of ['019aa5b0-0000-7000-8000-000000000001', 'moby-dick']) {
    test(`spec 2: /app/books/${id} is the page for what cannot be found`, async ({ page }) => {
      const response = await open(page, `/app/books/${id}`)
      expect(response?.status()).toBe(404)
      await expect(
        page.getByRole('heading', { name: 'This page could not be found' }),
      ).toBeVisible()
    })
  }
})

test.describe('behaviour 18: the way from a cover to its page and back', () => {
  for (const [reducedMotion, expected] of [
    ['no-preference', 2],
    ['reduce', 0],
  ] as const) {
    test(`is travelled by the cover ${expected} times, with ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(countTransitions)
      await open(page, '/app/books?searchTerm=Middlemarch')
      const card = cardOf(page, 'Middlemarch')
      await card.click()
      const heading = page.getByRole('heading', { level: 1, name: 'Middlemarch' })
      await expect(heading).toBeVisible()
      const { id } = await findBook(page, 'Middlemarch')
      await expect(page.locator('.cover').first().locator('..')).toHaveCSS(
        'view-transition-name',
        `cover-${id}`,
      )
      await page.getByRole('link', { name: 'All books' }).click()
      await expect(card).toBeFocused()
      expect(await page.evaluate(transitions)).toBe(expected)
    })
  }
})

test('behaviour 15: a book that cannot be fetched says so, and comes when it is tried again', async ({
  browser,
}) => {
  const page = await browser.newPage({ storageState: STATES.user })
  const { id } = await findBook(page, 'Middlemarch')
  await open(page, '/app')
  await page.route('**/api/rpc/books/get*', (route) => route.abort())
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/app/books/${id}`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({
    timeout: 20_000,
  })
  await page.unroute('**/api/rpc/books/get*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Middlemarch' })).toBeVisible()
  await page.close()
})
