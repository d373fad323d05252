import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { LISTS } from '../site.ts'

test.use({ storageState: STATES.admin })

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

const AREAS = ['/manager', '/app'].filter((area) => LISTS.some(({ path }) => path.startsWith(area)))

for (const area of AREAS) {
  test(`the lists of ${area} at every width`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    for (const { path, columns } of LISTS.filter((list) => list.path.startsWith(area))) {
      await test.step(`${path} keeps its leading column readable at every width`, async () => {
        if (columns) {
          const [name, value] = columns.split('=') as [string, string]
          await page.context().addCookies([{ name, value, url: baseURL! }])
        }
        await open(page, path)
        await expectReadableAtEveryWidth(page)
      })
    }
  })
}

test('rows and crumbs', async ({ page }) => {
  await test.step('rows keep their height and place with larger text', async () => {
    await open(page, '/manager/users')
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
    for (const path of ['/manager/activity', '/manager/jobs']) {
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
