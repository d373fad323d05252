import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  open,
  openAwake,
  openWithoutScripts,
  test,
} from '../../../tests/e2e/browser.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { LANGUAGES, PHONE } from '../../../tests/e2e/site.ts'
import { addShelf, cardOf, cards, LIST_CALLS, removeShelf } from './test-grid.ts'

test.use({ storageState: STATES.user })

const DESKTOP = { width: 1280, height: 800 }

test.describe('a shelf of a thousand books', () => {
  let tag = ''
  test.beforeAll(async ({ browser }) => {
    tag = await addShelf(browser, 1000)
  })
  test.afterAll(async ({ browser }) => {
    await removeShelf(browser, tag)
  })

  for (const { device, viewport } of [
    { device: 'phone', viewport: PHONE },
    { device: 'desktop', viewport: DESKTOP },
  ]) {
    test.describe(device, () => {
      test.use({ viewport })

      test('behaviours 7, 8, 16, 17: the grid of a long shelf', async ({ page }) => {
        test.slow()
        await openAwake(page, `/app/books?searchTerm=${tag}`, '.cover-grid a')

        await test.step('behaviours 7, 16: back from a book, the shelf is as it was left, with the focus on that book', async () => {
          const far = cardOf(page, `${tag} 0120`)
          await expect(async () => {
            await page.mouse.wheel(0, 900)
            await expect(far).toBeVisible({ timeout: 30 })
          }).toPass({ intervals: [0] })
          await far.scrollIntoViewIfNeeded()
          const before = await page.evaluate(() => scrollY)
          await far.click()
          await expect(page.getByRole('heading', { level: 1, name: `${tag} 0120` })).toBeVisible()
          await page.goBack()
          await expect(far).toBeFocused()
          expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
          await expect(far).toBeInViewport()
          await page.evaluate(() => scrollTo(0, 0))
          await expect(far).not.toBeInViewport()
          await expect(cardOf(page, `${tag} 0001`)).toBeInViewport()
          await expect(far).toBeFocused()
        })

        await test.step('behaviour 8: a cover keeps the focus out of sight, and its place; an arrow leads back to it', async () => {
          const card = cardOf(page, `${tag} 0003`)
          const placeOf = () =>
            card.evaluate((link) => {
              const { x, y, width } = link.getBoundingClientRect()
              return [x, y + scrollY, width].map(Math.round)
            })
          await card.focus()
          const place = await placeOf()
          for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 900)
          await expect(cardOf(page, `${tag} 0001`)).toHaveCount(0)
          await expect(card).toBeFocused()
          await expect(card).not.toBeInViewport()
          expect(await placeOf()).toEqual(place)
          await page.keyboard.press('ArrowRight')
          await expect(card).toBeInViewport()
          await expect(cardOf(page, `${tag} 0001`)).toHaveCount(1)
          expect(await placeOf()).toEqual(place)
          await page.keyboard.press('ArrowRight')
          await expect(cardOf(page, `${tag} 0004`)).toBeFocused()
        })

        await test.step('behaviour 17: covers leave the page as they leave sight, to the last of a thousand', async () => {
          await page.evaluate(() => scrollTo(0, 0))
          await expect(cardOf(page, `${tag} 0001`)).toBeVisible()
          let most = 0
          while (!(await cardOf(page, `${tag} 1000`).isVisible())) {
            most = Math.max(most, await page.locator('.cover').count())
            await page.mouse.wheel(0, 2400)
          }
          expect(most).toBeLessThan(100)
          await expect(cardOf(page, `${tag} 0001`)).toHaveCount(0)
        })
      })
    })
  }
})

test('behaviours 6, 14, 17: the grid of all books', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search books' })
  const allGenres = page.getByRole('link', { name: 'All genres' })
  await open(page, '/app')

  await test.step('behaviours 14, 16: skeletons stand where the covers will, and nothing moves', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(LIST_CALLS, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Books' }).first().click()
    await expect(page.getByText('Loading books')).toBeAttached()
    const place = page.locator('.cover-grid > li > :first-child').nth(8)
    await expect(place).toHaveCSS('opacity', '1')
    const skeleton = await place.boundingBox()
    release()
    await expect(cards(page).first()).toBeVisible({ timeout: 20_000 })
    const cover = await page.locator('.cover-grid .cover').nth(8).boundingBox()
    expect(cover).toEqual(skeleton)
    expect(cover!.height / cover!.width).toBeCloseTo(1.5, 1)
    await page.unroute(LIST_CALLS)
  })

  await test.step('behaviour 6: the search follows every keystroke, is one step of the history, and in the address', async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    const steps = await page.evaluate(() => history.length)
    await search.pressSequentially('bleak house', { delay: 60 })
    await expect(search).toHaveValue('bleak house')
    await expect(page).toHaveURL(/searchTerm=bleak\+house/)
    await expect(cardOf(page, 'Bleak House')).toBeVisible()
    expect((await page.evaluate(() => history.length)) - steps).toBe(1)
    await page.reload()
    await awake(page, 'input[type=search]')
    await expect(search).toHaveValue('bleak house')
    await expect(cardOf(page, 'Bleak House')).toBeVisible()
    await page.goBack()
    await expect(search).toHaveValue('')
    await expect(page).not.toHaveURL(/searchTerm/)
  })

  await test.step('behaviour 15: a search that finds nothing says what was searched, and Escape clears it', async () => {
    await search.fill('zzqqxx')
    await expect(page.getByRole('heading', { name: 'No results for “zzqqxx”' })).toBeVisible()
    await expectAccessible(page)
    await search.focus()
    await page.keyboard.press('Escape')
    await expect(cards(page).first()).toBeVisible()
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()
    await expect(page).not.toHaveURL(/searchTerm/)
  })

  await test.step('behaviour 17: a genre shows its own books, and letters', async () => {
    await page.getByRole('link', { name: 'Gothic' }).click()
    await expect(page).toHaveURL(/genre=/)
    await expect(page.getByRole('link', { name: 'Gothic' })).toHaveAttribute('aria-current', 'true')
    await expect(cardOf(page, 'Frankenstein').or(cardOf(page, 'Dracula')).first()).toBeVisible()
    await page.goBack()
    await expect(allGenres).toHaveAttribute('aria-current', 'true')
  })

  await test.step('behaviour 17: a letter leads to its titles, by keyboard, and back to the beginning', async () => {
    const strip = page.getByRole('slider', { name: 'Jump to a letter' })
    await strip.focus()
    await page.keyboard.press('m')
    await expect(page).toHaveURL(/from=m/)
    await expect(cards(page).first()).toHaveAccessibleName(/^m/i)
    await expect(strip).toHaveAttribute('aria-valuetext', 'M')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/from=n/)
    await page.reload()
    await awake(page, 'input[type=search]')
    await expect(cards(page).first()).toHaveAccessibleName(/^n/i)
    await page.goBack()
    await expect(page).not.toHaveURL(/from=/)
    await strip.focus()
    await page.keyboard.press('m')
    await expect(page).toHaveURL(/from=m/)
    await page.getByRole('link', { name: 'Show from the start' }).click()
    await expect(page).not.toHaveURL(/from=/)
  })

  await test.step('arrow keys walk from cover to cover, Enter opens', async () => {
    await cards(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(cards(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(cards(page).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/books\/[0-9a-f-]{36}$/)
  })
})

test('the order of the grid is written in full, in every language', async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const sort of ['title', '-title', 'author', '-publishedYear', '-createdAt']) {
      await openWithoutScripts(page, `/app/books?sort=${sort}`, { language })
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const order = page.getByRole('main').getByRole('combobox').locator('.one-line')
        const lacking = await order.evaluate((text) => text.scrollWidth - text.clientWidth)
        expect(lacking, `${sort}, ${language}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  }
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 17: genres and letters on the phone', async ({ page }) => {
    const { items: genres } = (await (await page.request.get('/api/v1/genres/names')).json()) as {
      items: { id: string }[]
    }
    for (const language of ['ar', 'en']) {
      await test.step(`the genre that is chosen is in sight on the phone, ${language}`, async () => {
        await open(page, `/app/books?genre=${genres.at(-1)!.id}`, { language })
        await expect(page.locator('nav [aria-current=true]').last()).toBeInViewport()
      })
    }

    await test.step('a search that finds nothing names no key that a phone lacks', async () => {
      for (const language of LANGUAGES) {
        await openWithoutScripts(page, '/app/books?searchTerm=zqxj', { language })
        await expect(page.getByRole('main')).toContainText('zqxj')
        await expect(page.getByRole('main')).not.toContainText(/Escape|Échap/)
      }
    })

    await test.step('a tap on the strip at the edge leads to a letter, from far down too', async () => {
      await open(page, '/app/books')
      await expect(cards(page).first()).toBeVisible()
      await page.mouse.wheel(0, 4000)
      const strip = page.getByRole('slider', { name: 'Jump to a letter' })
      const box = (await strip.boundingBox())!
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.x + box.width).toBe(PHONE.width)
      await page.touchscreen.tap(box.x + box.width - 10, box.y + box.height * 0.2)
      await expect(page).toHaveURL(/from=/)
      const letter = new URL(page.url()).searchParams.get('from')!
      await expect(cards(page).first()).toHaveAccessibleName(new RegExp(`^${letter}`, 'i'))
      await expect(cards(page).first()).toBeInViewport()
    })
  })
})

test.describe('behaviour 15: a grid that cannot be loaded', () => {
  test.use({ forgiven: /500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('behaviour 15: the grid without an answer', async ({ page, context }) => {
    await open(page, '/app')
    // The first key press loads the code of the toasts, which can't come when the page is offline.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')

    await test.step('says so, with the id of the request, and comes when it is tried again', async () => {
      const headers = { 'x-request-id': 'req-of-the-shelf' }
      await page.route(LIST_CALLS, (route) => route.fulfill({ status: 500, headers, json: {} }))
      await page.getByRole('link', { name: 'Books' }).first().click()
      await expectAfterRetries(page, page.getByRole('heading', { name: 'Couldn’t load books' }))
      await expect(page.getByText('req-of-the-shelf')).toBeVisible()
      await expectAccessible(page)
      await page.unroute(LIST_CALLS)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(cards(page).first()).toBeVisible()
    })

    await test.step('is told apart from being offline', async () => {
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Gothic' }).click()
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
      await context.setOffline(false)
      await expect(cards(page).first()).toBeVisible()
    })
  })
})

test.describe('an address that asks for what there cannot be', () => {
  test.use({ forgiven: /400/ })

  test('behaviour 6: is an answer, not a failure', async ({ page }) => {
    await open(page, '/app/books?genre=novel')
    await expect(page.getByRole('heading', { name: 'No books here' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all books' }).click()
    await expect(cards(page).first()).toBeVisible({ timeout: 20_000 })
  })
})
