import { STATES } from '../../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../../tests/e2e/browser.ts'
import { editor, find, pill } from '../../../../tests/e2e/filters.ts'
import { rowOf, rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(400)

test.describe('behaviour 6: the address is the only state', () => {
  test('the first HTML shows the rows that it asks for', async ({ request }) => {
    const html = await (await request.get(listOf(own.tag))).text()
    expect(html).toContain(own.title(1))
    expect(html).toMatch(/Showing 50 of 400/)
  })

  test('behaviour 6: the search box of the list', async ({ page }) => {
    await open(page, '/manager/books')

    await test.step('typing keeps every keystroke and is one step of the history', async () => {
      const before = await page.evaluate(() => history.length)
      await searchBox(page).pressSequentially(own.title(123), { delay: 60 })
      await expect(rows(page)).toHaveCount(1)
      await expect(searchBox(page)).toHaveValue(own.title(123))
      expect(new URL(page.url()).searchParams.get('searchTerm')).toBe(own.title(123))
      expect(await page.evaluate(() => history.length)).toBe(before + 1)

      await page.goBack()
      await expect(searchBox(page)).toHaveValue('')
      await expect(page).not.toHaveURL(/searchTerm/)
      await page.goForward()
      await expect(searchBox(page)).toHaveValue(own.title(123))
      await expect(rows(page)).toHaveCount(1)
      await page.reload()
      await awake(page, 'tbody tr')
      await expect(searchBox(page)).toHaveValue(own.title(123))
      await expect(rows(page)).toHaveCount(1)
    })

    await test.step('the box follows the address back to what it held before', async () => {
      await searchBox(page).fill('')
      await expect(page).not.toHaveURL(/searchTerm/)
      await searchBox(page).fill('nobody wrote this')
      await expect(page).toHaveURL(/searchTerm=nobody/)
      await page.getByRole('button', { name: 'Clear search' }).last().click()
      await expect(page).not.toHaveURL(/searchTerm/)
      await expect(searchBox(page)).toHaveValue('')
    })

    await test.step('the box is cleared where a press gives its button no focus, as in Safari', async () => {
      await searchBox(page).pressSequentially(own.tag)
      await expect(page).toHaveURL(new RegExp(`searchTerm=${own.tag}`))
      await page.getByRole('button', { name: 'Clear search' }).evaluate((button) => {
        const { activeElement } = document
        if (activeElement instanceof HTMLElement) activeElement.blur()
        if (button instanceof HTMLElement) button.click()
      })
      await expect(searchBox(page)).toHaveValue('')
      await expect(searchBox(page)).toBeFocused()
      await expect(page).not.toHaveURL(/searchTerm=/)
    })

    await test.step('text typed while the server is slow is not lost', async () => {
      await page.route('**/api/rpc/books/list**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      await searchBox(page).pressSequentially(own.title(77), { delay: 100 })
      await expect(searchBox(page)).toHaveValue(own.title(77))
      await expect(rows(page)).toHaveCount(1)
      await expect(searchBox(page)).toHaveValue(own.title(77))
    })
  })

  test('behaviour 6: the order and the filter of the list', async ({ page }) => {
    const counting: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/genres/list')) counting.push(request.url())
    })
    await open(page, listOf(own.tag))

    await test.step('genres are counted when the filter opens, and not before', async () => {
      await page.waitForLoadState('networkidle')
      expect(counting).toEqual([])
      await pill(page, 'Genre').click()
      await page.getByRole('button', { name: 'Show genres' }).click()
      await expect(page.getByRole('option', { name: /^Novel [\d,]+/ })).toBeVisible()
      expect(counting).toHaveLength(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(editor(page, 'Genre')).toBeHidden()
    })

    await test.step('order and genre are in it, and a reload keeps them', async () => {
      await page.getByRole('button', { name: 'Title' }).click()
      await page.getByRole('button', { name: 'Title' }).click()
      await expect(page).toHaveURL(/sort=-title/)
      await expect(rows(page).first()).toContainText(own.title(400))
      await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      await find(page, 'Genre', 'Novel')
      await expect(page).toHaveURL(/genre=/)
      await page.reload()
      await awake(page, 'tbody tr')
      await expect(rows(page).first()).toContainText(own.title(400))
      await expect(pill(page, 'Genre')).toContainText('Novel')
      await page.goBack()
      await expect(page).not.toHaveURL(/genre=/)
      await expect(rows(page).first()).toContainText(own.title(400))
    })
  })

  test('behaviour 6: the place in the list', async ({ page, context }) => {
    for (const cursor of ['broken', 'WyJ4IiwwLCJ4Il0']) {
      await test.step(`a place that is none (${cursor}) is the beginning`, async () => {
        await open(page, `${listOf(own.tag)}&cursor=${cursor}`)
        await expect(rows(page).first()).toContainText(own.title(1))
        await expect(page).not.toHaveURL(/cursor=/)
      })
    }

    await test.step('the address remembers the position, and a user who opens it sees those rows first', async () => {
      await page.evaluate(() => scrollTo(0, 56 * 40))
      await expect(page.getByText('Showing 100 of 400')).toBeVisible()
      await page.evaluate(() => scrollTo(0, 56 * 80))
      await expect(rowOf(page, own.title(85))).toBeInViewport()
      await expect(page).toHaveURL(/cursor=/)
      const top = page.url()

      const other = await context.newPage()
      await other.goto(top)
      await awake(other)
      await expect(rows(other).first()).toContainText(own.title(51))
      await expect(other.getByText('This isn’t the start of the list.')).toBeVisible()
      await other.getByRole('button', { name: 'Show from the start' }).click()
      await expect(rows(other).first()).toContainText(own.title(1))
      await expect(other).not.toHaveURL(/cursor=/)
      await other.close()

      await page.reload()
      await awake(page)
      await expect(rowOf(page, own.title(85))).toBeInViewport()

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      // On a slow machine the end of the loaded rows is still in view, and one more page loads.
      await expect(page.getByText(/Showing 1[05]0 of 400/)).toBeVisible()
      await page.evaluate(() => scrollTo(0, 56 * 70))
      await expect(page).not.toHaveURL(top)
      await expect(rowOf(page, own.title(120))).toBeInViewport()
    })
  })
})

test('a list of four hundred books', async ({ page }) => {
  await open(page, listOf(own.tag))
  await expect(page.getByText('Showing 50 of 400')).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '401')

  await test.step('behaviour 7: users who return find the rows, the place and the focus', async () => {
    await page.evaluate(() => scrollTo(0, 56 * 40))
    await expect(page.getByText('Showing 100 of 400')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 56 * 80))
    const title = own.title(85)
    await expect(rowOf(page, title)).toBeInViewport()
    const there = await page.evaluate(() => scrollY)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: title })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(there)
  })

  await test.step('rows leave the page as they leave sight, and the next ones come by themselves', async () => {
    await page.getByRole('link', { name: own.title(85) }).blur()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(rowOf(page, own.title(1))).toBeInViewport()
    let most = 0
    await expect(async () => {
      await page.mouse.wheel(0, 3000)
      most = Math.max(most, await rows(page).count())
      await expect(rowOf(page, own.title(400))).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await expect(page.getByText('Showing 400 of 400')).toBeVisible()
    expect(most).toBeLessThan(60)
    await expect(rowOf(page, own.title(1))).toHaveCount(0)
    await expect(rows(page).last()).toHaveAttribute('aria-rowindex', '401')
  })
})

test('behaviour 14: nothing shifts while rows come', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifted: 0 }
    Object.assign(window, seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shifted += entry.value
        Object.assign(window, seen)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const measured = Promise.withResolvers<void>()
  await page.route('**/api/rpc/books/list**', async (route) => {
    await measured.promise
    await route.continue()
  })
  await open(page, '/manager/dashboard')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Books' })
    .click()
  await expect(page.getByText('Loading the list')).toBeAttached()
  const skeleton = await page.locator('tbody tr').nth(3).boundingBox()
  measured.resolve()
  await expect(rows(page).first()).toBeVisible()
  expect(await rows(page).nth(3).boundingBox()).toEqual(skeleton)
  await page.evaluate(() => scrollTo(0, 56 * 40))
  await expect(page.getByText(/Showing 100 of/)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBeLessThan(0.01)
})

test('behaviour 7: users who return find them also when they left while the address was being written', async ({
  page,
}) => {
  const title = own.title(85)
  await page.addInitScript((name) => {
    const write = history.replaceState.bind(history)
    history.replaceState = (state, unused, address) => {
      write(state, unused, address)
      if (!String(address).includes('cursor=')) return
      const link = [...document.querySelectorAll('a')].find(({ text }) => text.includes(name))
      link?.focus()
      setTimeout(() => link?.click())
    }
  }, title)
  await open(page, listOf(own.tag))
  await page.evaluate(() => scrollTo(0, 56 * 40))
  await expect(page.getByText('Showing 100 of 400')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 56 * 80))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page).toHaveURL(/books\/[^?]+$/)
  await page.goBack()
  await expect(page.getByRole('link', { name: title })).toBeFocused()
  await expect(rowOf(page, title)).toBeInViewport()
})
