import type { Browser, BrowserContext, Page } from '@playwright/test'
import { anyGenre, changeBook, discardBook, makeBook } from '#modules/catalogue/e2e/test-books.ts'
import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { openList, rowOf } from '../../../tests/e2e/lists.ts'
import { browserOf, discardUser, makeUser } from '../../../tests/e2e/people.ts'
import { freshAddress } from '../../../tests/e2e/sign-in.ts'
import { usersOf } from '../../../tests/e2e/users/listed-users.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(60, 'test')

async function colleagueOf(page: Page, browser: Browser, name: string) {
  const user = await makeUser(page, { name, role: 'admin' })
  const context = await browserOf(browser, user)
  return {
    context,
    leave: async () => {
      await context.close()
      await discardUser(page, user)
    },
  }
}

async function listening(page: Page, go: () => Promise<unknown>) {
  const stream = page.waitForResponse('**/api/live?*')
  await go()
  expect((await stream).status()).toBe(200)
}

const asked = (page: Page) => page.request.get(`/api/v1/books?searchTerm=${own.tag}&sort=title`)

async function bookAt(page: Page, number: number) {
  const { items } = (await (await asked(page)).json()) as {
    items: { id: string; version: number }[]
  }
  return items[number - 1]!
}

async function change(by: BrowserContext | Page, page: Page, number: number, author: string) {
  const { id, version } = await bookAt(page, number)
  const answer = await callApi(by.request, ['PATCH', `/books/${id}`], { version, author })
  expect(answer.status(), await answer.text()).toBe(200)
}

const news = (page: Page) => page.getByRole('main').getByRole('button', { name: /· Show/ })

test('a list counts what others change in it, and shows it in place', async ({ page, browser }) => {
  const { context, leave } = await colleagueOf(page, browser, 'Ada Okoro')
  await listening(page, () => openList(page, listOf(own.tag)))

  await test.step('one’s own changes do not count', async () => {
    await change(page, page, 2, 'Changed by me')
    await change(context, page, 1, 'Changed by Ada')
    await expect(news(page)).toHaveText('1 change · Show')
  })

  await test.step('another change of the same book counts once, a new book too', async () => {
    await change(context, page, 1, 'Changed again')
    const { id: genreId } = await anyGenre(page.request)
    const book = { title: `${own.tag} new`, author: 'Ada', genreId }
    expect((await callApi(context.request, ['POST', '/books'], book)).status()).toBe(201)
    await expect(news(page)).toHaveText('2 changes · Show')
    await expectAccessible(page)
  })

  await test.step('Show keeps the scroll position', async () => {
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    const before = await page.evaluate(() => scrollY)
    await news(page).evaluate((button) => (button as HTMLElement).click())
    await expect(rowOf(page, own.title(1))).toContainText('Changed again')
    await expect(news(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
  await leave()
})

test('a record and its form say that another user edits it, and has changed it', async ({
  page,
  browser,
}) => {
  const { context, leave } = await colleagueOf(page, browser, 'Ben Kiptoo')
  const book = await makeBook(page)
  const address = `/manager/books/${book.id}`
  const theirs = await context.newPage()
  await open(theirs, `${address}/update`)
  await awake(theirs, 'form')
  await listening(page, () => open(page, address))

  await theirs.locator('[name=publisher]').fill('Heinemann')
  await expect(page.getByText('Ben Kiptoo is editing this')).toBeVisible()
  await expectAccessible(page)
  await theirs.locator('form [type=submit]').click()
  await expect(page.getByText('Changed by Ben Kiptoo')).toBeVisible()
  await expect(page.getByText('is editing this')).toHaveCount(0)
  await news(page)
    .or(page.getByRole('button', { name: 'Show', exact: true }))
    .click()
  await expect(page.getByText('Heinemann')).toBeVisible()
  await expect(page.getByText('Changed by Ben Kiptoo')).toHaveCount(0)

  await open(page, `${address}/update`)
  await awake(page, 'form')
  await page.locator('[name=author]').fill('Mine')
  await changeBook(theirs, { ...book, version: 2 }, { publisher: 'Virago' })
  await expect(page.getByText('Changed by Ben Kiptoo')).toBeVisible()
  await expect(page.locator('[name=author]')).toHaveValue('Mine')
  await page.goto('about:blank')
  await leave()
  await discardBook(page, book)
})

test('the tabs of a browser share one stream, and the next one takes it over', async ({
  page,
  browser,
}) => {
  const { context, leave } = await colleagueOf(page, browser, 'Cy Mwangi')
  let streams = 0
  page
    .context()
    .on('request', (request) => void (streams += request.url().includes('/api/live') ? 1 : 0))
  await listening(page, () => openList(page, listOf(own.tag)))
  const second = await page.context().newPage()
  await openList(second, listOf(own.tag))
  await change(context, page, 1, 'Changed by Cy')
  await expect(news(page)).toHaveText('1 change · Show')
  // The second tab has loaded its list later, so it may have heard nothing yet.
  await second.waitForTimeout(3000)
  await change(context, page, 2, 'Changed by Cy')
  await expect(news(second)).toBeVisible()
  expect(streams).toBe(1)

  await page.goto('about:blank')
  await expect.poll(() => streams, { timeout: 15_000 }).toBe(2)
  await change(context, second, 3, 'Changed by Cy')
  await expect(news(second)).toHaveText(/[23] changes · Show/)
  await second.close()
  await leave()
})

test('genres and users count what others change in them', async ({ page, browser }) => {
  const { context, leave } = await colleagueOf(page, browser, 'Amina Diallo')
  const tag = crypto.randomUUID().slice(0, 8)
  const create = async (path: string, data: object) => {
    const answer = await callApi(context.request, ['POST', path], data)
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()) as { id: string }
  }

  await test.step('a new genre is told, and shown in place', async () => {
    await listening(page, () => openList(page, '/manager/genres'))
    const { id } = await create('/genres', { name: `Sagas ${tag}`, colour: 120 })
    await expect(news(page)).toHaveText('1 change · Show')
    await news(page).click()
    await expect(rowOf(page, `Sagas ${tag}`)).toBeVisible()
    await expect(news(page)).toHaveCount(0)
    await callApi(page.request, ['DELETE', `/genres/${id}`])
  })

  await test.step('a new user, too', async () => {
    const first = await makeUser(page, { name: `${tag} first` })
    await listening(page, () => openList(page, usersOf(tag)))
    const email = freshAddress('second')
    const { id } = await create('/users', { name: `${tag} second`, email })
    // Other tests invite users, too.
    await expect(news(page)).toBeVisible()
    await news(page).click()
    await expect(rowOf(page, `${tag} second`)).toBeVisible()
    await expect(rowOf(page, first.name)).toBeVisible()
    await discardUser(page, first)
    await callApi(page.request, ['DELETE', `/users/${id}`])
  })
  await leave()
})
