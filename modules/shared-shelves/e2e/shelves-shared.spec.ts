import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { joins } from '#modules/organizations/e2e/test-organizations.ts'
import { idsOf, makeShelf, titlesOn } from '#modules/shelves/e2e/test-shelves.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { expectAfterRetries, restPage } from '../../../tests/e2e/page-clock.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

const books = ownBooks(4)

test('a shelf that is shared is seen and filled by the others, until it is shared no more', async ({
  browser,
}) => {
  test.slow()
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada: ada, Ben: ben }) => {
    const organization = await makeOrganization(ada.request)
    await joins(organization, ben)
    const ids = await idsOf(ada.request, books.tag)
    const shelf = await makeShelf(ada.request, 'For all of us', ids.slice(0, 2))

    await open(ada.page, `/app/shelves/${shelf}`)
    await awake(ada.page, 'li[data-card] button')
    await ada.page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = ada.page.getByRole('dialog', { name: 'Share “For all of us”' })
    await expect(dialog.getByText('Not shared with any organization.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Can add books' }).check()
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    const end = dialog.getByRole('button', { name: `Stop sharing with ${organization.name}` })
    await expect(end).toBeVisible()
    await expectAccessible(ada.page)

    await open(ben.page, '/app/shelves')
    await awake(ben.page, 'main button')
    const row = ben.page.getByRole('link', { name: /For all of us/ })
    await expect(row).toContainText(`by Ada · ${organization.name}`)
    await open(ben.page, `/app/organizations/${organization.slug}/shelves`)
    await expect(row).toContainText('by Ada')
    await test.step('its owner is not told that there is none', async () => {
      await open(ada.page, `/app/organizations/${organization.slug}/shelves`)
      const main = ada.page.getByRole('main')
      await expect(
        main.getByText('Other members haven’t shared a shelf with you here yet.'),
      ).toBeVisible()
      await expect(main).not.toContainText('No shelves are shared')
      await expect(main.getByRole('link', { name: /For all of us/ })).toHaveCount(0)
      await ada.page.goBack()
      await expect(end).toBeVisible()
    })
    await row.click()
    await expect(ben.page.getByText('by Ada · 2 books')).toBeVisible()
    await expect(ben.page.getByRole('button', { name: /^Move / })).toHaveCount(0)
    await ben.page.getByRole('button', { name: 'Add books' }).click()
    const finder = ben.page.getByRole('dialog', { name: 'Add books' })
    await finder.getByRole('searchbox').fill(books.title(4))
    await finder.getByRole('button', { name: `Add ${books.title(4)}` }).click()
    await expect.poll(() => titlesOn(ada.request, shelf)).toContain(books.title(4))

    await end.click()
    await expect(ada.page.getByText(`No longer shared with ${organization.name}`)).toBeVisible()
    await expect(end).toHaveCount(0)
    await ben.page.goto(`/app/shelves/${shelf}`)
    await expect(ben.page.getByText('404', { exact: true })).toBeVisible()
  })
})

test('a link shows a shelf to a visitor without an account, until it is withdrawn', async ({
  browser,
}) => {
  test.slow()
  await withPeople(browser, ['Ada'], async ({ Ada: ada }) => {
    const ids = await idsOf(ada.request, books.tag)
    const shelf = await makeShelf(ada.request, 'For anybody', ids)
    await open(ada.page, `/app/shelves/${shelf}#share`)
    const dialog = ada.page.getByRole('dialog', { name: 'Share “For anybody”' })
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Link to this shelf' }).inputValue()
    expect(new URL(address).pathname).toBe('/shelf')
    await expectAccessible(ada.page)

    const strangers = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const stranger = await strangers.newPage()
    const complaints: string[] = []
    stranger.on(
      'console',
      (message) => message.type() === 'error' && complaints.push(message.text()),
    )
    const { pathname, hash } = new URL(address)
    const asked: string[] = []
    stranger.on('request', (request) => asked.push(request.url()))
    await stranger.goto(pathname + hash)
    await expect(stranger.getByRole('heading', { level: 1, name: 'For anybody' })).toBeVisible()
    await expect(stranger.getByText('by Ada · 4 books')).toBeVisible()
    await expect(stranger.getByText(books.title(4), { exact: true }).last()).toBeVisible()
    expect(asked.filter((url) => url.includes(hash.slice(1)))).toEqual([])
    expect(complaints).toEqual([])
    await expectAccessible(stranger)
    await test.step('its feeds are found by feed readers and by people', async () => {
      const alternate = stranger.locator('head link[rel=alternate][type="application/atom+xml"]')
      const feed = String(await alternate.getAttribute('href'))
      expect(feed).toBe(`/api/feeds/shelves/${hash.slice(1)}.atom`)
      const follow = stranger.getByRole('navigation', { name: 'Follow this shelf' })
      await expect(follow.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', feed)
      const answer = await strangers.request.get(feed)
      expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
      const titles = await stranger.evaluate(
        (xml) => {
          const parsed = new DOMParser().parseFromString(xml, 'application/xml')
          return Array.from(parsed.querySelectorAll('entry > title'), (title) => title.textContent)
        },
        await answer.text(),
      )
      expect(titles).toContain(books.title(4))
      expect(titles).toHaveLength(4)
    })
    const skip = stranger.getByRole('link', { name: 'Skip to content' })
    await skip.focus()
    await skip.press('Enter')
    await expect(stranger.getByRole('main')).toBeFocused()
    await expect(stranger.getByRole('heading', { level: 1, name: 'For anybody' })).toBeVisible()
    expect(new URL(stranger.url()).hash).toBe(hash)

    await dialog.getByRole('button', { name: 'Turn off link' }).click()
    await expect(ada.page.getByText('Public link turned off')).toBeVisible()
    await stranger.reload()
    const gone = stranger.getByRole('heading', { name: 'This link doesn’t work' })
    await expect(gone).toBeVisible()
    await expectAccessible(stranger)
    await strangers.close()
  })
})

test('behaviour 11: the end of a share that cannot be reached is taken back, and an Undo that fails says so', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada: { page, request } }) => {
    const { id, name } = await makeOrganization(request)
    const shelf = await makeShelf(request, 'For all of us', [])
    const terms = { organizationId: id, access: 'read' }
    await callApi(request, ['PUT', `/shelves/${shelf}/shares`], terms)
    await page.clock.install()
    await open(page, `/app/shelves/${shelf}#share`)
    await holdToasts(page)
    const end = page.getByRole('button', { name: `Stop sharing with ${name}` })
    await expect(end).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The idle page preloads the code of the offline message.
    await restPage(page)

    await page.context().setOffline(true)
    await end.click()
    await expect(page.getByText(`Couldn’t stop sharing with ${name}`)).toBeVisible()
    await expect(end).toBeVisible()
    await page.context().setOffline(false)

    await page.route('**/api/rpc/shelves/share', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await end.click()
    await expect(page.getByText(`No longer shared with ${name}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`Couldn’t share with ${name} again`)).toBeVisible()
  })
})

test('behaviour 15: organizations that cannot be fetched are told from none, and tried again', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada: { page, request } }) => {
    const { name } = await makeOrganization(request)
    const shelf = await makeShelf(request, 'For all of us', [])
    await open(page, `/app/shelves/${shelf}`)
    await page.waitForLoadState('networkidle')
    const calls = '**/api/rpc/organizations/list*'
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const failed = dialog.getByRole('heading', { name: 'Couldn’t load your organizations' })
    await expectAfterRetries(page, failed)
    await expect(dialog.getByText('Not shared with any organization.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(calls)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Organization' })).toContainText(name)
    await expect(failed).toHaveCount(0)
  })
})
