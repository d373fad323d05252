import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { cardOf, cards, findBook } from './test-grid.ts'

test.use({ storageState: STATES.user })

const countTransitions = () => {
  const begin = document.startViewTransition.bind(document)
  const counted = Object.assign(globalThis, { transitions: 0 })
  document.startViewTransition = (update) => {
    counted.transitions += 1
    return begin(update)
  }
}
const transitions = () => (globalThis as unknown as { transitions: number }).transitions

test('check 26: the first HTML shows the book, which every-page.first.spec.ts finds accessible', async ({
  page,
}) => {
  const { id, title } = await findBook(page, 'Middlemarch')
  const headers = { accept: 'text/html' }
  const html = await (await page.request.get(`/app/books/${id}?lng=en`, { headers })).text()
  expect(html).toContain(`<title>${title} · ${product.name}</title>`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>[^/]*${title}`))
})

test('the ways from the page of a book', async ({ page }) => {
  const { id, author } = await findBook(page, 'Bleak House')
  const toGrid = page.getByRole('link', { name: 'All books', exact: true })
  const title = page.getByRole('heading', { level: 1 })
  const others = page.getByRole('list', { name: `More by ${author}` }).getByRole('link')
  await open(page, '/app')

  await test.step('behaviour 7: the way to all books leads to the grid and nowhere else, also after steps back in the history', async () => {
    // The newest books are those of other tests, which delete them.
    await page.getByRole('region', { name: 'Today’s opening line' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/app\/books\/.+/)
    await toGrid.click()
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /^More in / })).toBeVisible()
    await toGrid.click()
    await expect(page).toHaveURL(/\/app\/books$/)
  })

  await test.step('behaviour 7: the link to all books leads back to the grid, also after other books', async () => {
    await page.getByRole('searchbox').fill('bleak')
    await expect(page).toHaveURL(/searchTerm=bleak/)
    await cardOf(page, 'Bleak House').click()
    await expect(page).toHaveURL(new RegExp(id))
    await others.first().click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await page.reload()
    await awake(page)
    await toGrid.click()
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=bleak/)
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(id))
    await toGrid.click()
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=bleak/)
    await expect(cardOf(page, 'Bleak House')).toBeFocused()
  })

  await test.step('beside a book stand others of its author and of its genre', async () => {
    await cardOf(page, 'Bleak House').click()
    await expect(others.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^More in / })).toBeVisible()
    await others.first().click()
    await expect(title).not.toHaveText('Bleak House')
    await expect(page).toHaveTitle(`${await title.innerText()} · ${product.name}`)
    await expect(page).not.toHaveURL(new RegExp(id))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Bleak House' })).toBeVisible()
  })

  await test.step('the author leads to their page, the genre to its shelf', async () => {
    await page.getByRole('main').getByRole('link', { name: author, exact: true }).click()
    await expect(page).toHaveURL(/\/app\/authors\//)
    await expect(title).toHaveText(author)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Novel', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/books\?genre=/)
  })
})

test.describe('a book that there is not', () => {
  test.use({ forgiven: /404/ })

  test('spec 2: the page for what cannot be found', async ({ page }) => {
    for (const id of ['019aa5b0-0000-7000-8000-000000000001', 'moby-dick']) {
      await test.step(`spec 2: /app/books/${id} is the page for what cannot be found`, async () => {
        const response = await open(page, `/app/books/${id}`)
        expect(response?.status()).toBe(404)
        await expect(
          page.getByRole('heading', { name: 'This page could not be found' }),
        ).toBeVisible()
      })
    }
  })
})

test('behaviour 18: the way from a cover to its page and back', async ({ page }) => {
  await page.addInitScript(countTransitions)
  await open(page, '/app/books?searchTerm=Middlemarch')
  const { id } = await findBook(page, 'Middlemarch')
  const card = cardOf(page, 'Middlemarch')

  for (const [reducedMotion, expected] of [
    ['no-preference', 2],
    ['reduce', 0],
  ] as const) {
    await test.step(`is travelled by the cover ${expected} times, with ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      await page.evaluate(() => Object.assign(globalThis, { transitions: 0 }))
      await card.click()
      const heading = page.getByRole('heading', { level: 1, name: 'Middlemarch' })
      await expect(heading).toBeVisible()
      await expect(page.locator('.cover').first().locator('..')).toHaveCSS(
        'view-transition-name',
        `cover-${id}`,
      )
      await page.getByRole('link', { name: 'All books', exact: true }).click()
      await expect(card).toBeFocused()
      expect(await page.evaluate(transitions)).toBe(expected)
    })
  }

  await test.step('a cover that is overtaken on its way is no error', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const overtaken = begin(update)
        begin(() => undefined)
        return overtaken
      }
    })
    await card.click()
    await expect(page).toHaveURL(new RegExp(id))
    await expect(page.getByRole('heading', { level: 1, name: 'Middlemarch' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })
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
  await expectAfterRetries(page, page.getByRole('heading', { name: 'You’re offline' }))
  await page.unroute('**/api/rpc/books/get*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Middlemarch' })).toBeVisible()
  await page.close()
})
