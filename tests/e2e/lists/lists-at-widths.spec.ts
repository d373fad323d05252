import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectNoSidewaysScroll, open, test } from '../browser.ts'

test.use({ storageState: STATES.admin })

const LISTS = [
  {
    path: '/manager/books',
    cookie: 'columns-books=author.genre.publisher.isbn.publishedYear.createdAt',
  },
  { path: '/manager/users', cookie: 'columns-users=email.role.status.banReason.createdAt' },
  { path: '/manager/organizations', cookie: 'columns-organizations=slug.members.createdAt' },
  { path: '/manager/organizations/{managed}' },
  { path: '/manager/activity' },
  { path: '/manager/jobs' },
  { path: '/app/organizations' },
  {
    path: '/app/organizations/{organization}',
    cookie: 'columns-members=email.role.createdAt',
  },
  { path: '/app/organizations/{organization}/invitations' },
  { path: '/app/organizations/{organization}/activity' },
]

/** Browser zoom narrows the page: 1280 px at 125 % are 1024 px, at 200 % they are 640 px. */
const LAPTOPS = [1024, 1180, 1280, 1440]
const WIDTHS = [640, 768, ...LAPTOPS]

const mistakesIn = (page: Page) =>
  page.locator('tbody tr[aria-rowindex]').evaluateAll((rows) => {
    const parentsOf = (element: Element, end: Element): Element[] => {
      const parent = element.parentElement
      return parent && parent !== end ? [parent, ...parentsOf(parent, end)] : []
    }
    return rows.slice(0, 12).flatMap((row) => {
      const name = row.textContent.slice(0, 30)
      const title = row.querySelector('[data-slot=title]')!.getBoundingClientRect()
      const cells = [...row.querySelectorAll('td')].filter(
        (cell) => cell.offsetWidth > 0 && cell.dataset['slot'] !== 'lead',
      )
      const outside = cells.filter((cell) => {
        const box = cell.getBoundingClientRect()
        return [...cell.querySelectorAll('a, span, bdi')].some((text) => {
          const { left, right, width } = text.getBoundingClientRect()
          const around = [text, ...parentsOf(text, cell)]
          const isClipped = around.some((part) => getComputedStyle(part).overflowX !== 'visible')
          return width > 0 && !isClipped && (left < box.left - 1 || right > box.right + 1)
        })
      })
      const hasTwoLines = getComputedStyle(row).display === 'flex'
      const isNarrow = title.width < (hasTwoLines ? 200 : 260)
      const narrow = isNarrow ? [`${name}: title of ${Math.round(title.width)} px`] : []
      const { bottom } = row.getBoundingClientRect()
      const hanging = [...row.querySelectorAll('a, span, bdi, p')].filter((text) => {
        const box = text.getBoundingClientRect()
        return box.width > 0 && box.height > 1 && box.bottom > bottom + 1
      })
      return narrow.concat(
        outside.map((cell) => `${name}: "${cell.textContent}" leaves its cell`),
        hanging.map((text) => `${name}: "${text.textContent}" hangs into the next row`),
      )
    })
  })

const setTextSize = (page: Page, size: string) =>
  page.evaluate(
    (fontSize) => void Object.assign(document.documentElement.style, { fontSize }),
    size,
  )

async function expectReadableAtEveryWidth(page: Page) {
  for (const textSize of ['100%', '200%']) {
    await setTextSize(page, textSize)
    for (const width of textSize === '100%' ? WIDTHS : LAPTOPS) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('tbody tr[aria-rowindex]').first()).toBeVisible()
      expect(await mistakesIn(page), `at ${width} px, text ${textSize}`).toEqual([])
      if (textSize === '100%') await expectNoSidewaysScroll(page)
    }
  }
}

for (const area of ['/manager', '/app']) {
  test(`the lists of ${area} at every width`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    for (const { path, cookie } of LISTS.filter((list) => list.path.startsWith(area))) {
      await test.step(`${path} keeps its leading column readable at every width`, async () => {
        if (cookie) {
          const [name, value] = cookie.split('=') as [string, string]
          await page.context().addCookies([{ name, value, url: baseURL! }])
        }
        await open(page, path)
        await expectReadableAtEveryWidth(page)
      })
    }
  })
}

test('columns leave a list in a stated order', async ({ page, baseURL }) => {
  await page.context().addCookies([
    {
      name: 'columns-books',
      value: 'author.genre.publisher.isbn.publishedYear.createdAt',
      url: baseURL!,
    },
  ])
  await open(page, '/manager/books')
  const order = ['Author', 'Genre', 'Year', 'Added', 'ISBN', 'Publisher']
  const heads = page.locator('thead th:visible')
  for (const width of [1024, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const shown = await heads.allInnerTexts()
    const kept = order.filter((name) => shown.includes(name))
    expect(kept, `at ${width} px`).toEqual(order.slice(0, kept.length))
    expect(kept.length).toBeGreaterThan(0)
  }
})

test('rows and crumbs', async ({ page }) => {
  await test.step('rows keep their height and place with larger text', async () => {
    await open(page, '/manager/books')
    await setTextSize(page, '200%')
    await page.setViewportSize({ width: 1280, height: 800 })
    // A row that is replaced between finding and measuring has no height.
    const heights = await page.evaluate(() => {
      const found = [...document.querySelectorAll('tbody tr[aria-rowindex]')]
      return [...new Set(found.map((row) => row.getBoundingClientRect().height))]
    })
    expect(heights).toEqual([112])
  })

  await test.step('the crumbs above a list are readable at every width', async () => {
    for (const path of ['/manager/activity', '/manager/books/trash']) {
      await open(page, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const crumb = page
          .getByRole('navigation', { name: 'You are here' })
          .locator('li:visible bdi')
          .last()
        const isCut = await crumb.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        )
        expect(isCut, `${path} at ${width} px`).toBe(false)
      }
    }
  })
})
