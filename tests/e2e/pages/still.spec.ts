import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { awake, expect, forgetSession, open, test } from '../browser.ts'
import { STILL } from '../site.ts'

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The most that pages may move: a tenth of what browsers call good. Which fonts a machine has decides about less. */
const UNSEEN = 0.01

/** The elements that moved since then, from where to where, with the sum of the shifts. */
function movedSince(page: Page, moment: number) {
  return page.evaluate(
    (since) =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const textOf = ({ value, sources }: Shift) =>
          `${value.toFixed(4)} ${sources
            .map(({ node, previousRect, currentRect }) =>
              [
                node instanceof Element ? node.outerHTML.slice(0, 200) : node?.nodeName,
                JSON.stringify(previousRect),
                JSON.stringify(currentRect),
              ].join(' '),
            )
            .join('; ')}`
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(
            ({ startTime }) => startTime >= since,
          )
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.map(textOf),
          })
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // An observer without entries is never called.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 200)
      }),
    moment,
  )
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on the ${screen}`, () => {
    test.use({ viewport })

    for (const path of STILL) {
      test.describe(path, () => {
        test.use(path === '/login' ? {} : { storageState: STATES.admin })

        test('behaviour 14: nothing moves when our faces take the place of those of the system', async ({
          page,
        }) => {
          const drawn = Promise.withResolvers<void>()
          // Records of other tests would come in as they are made.
          await page.route('**/api/live?*', () => undefined)
          await page.route('**/*.woff2', async (route) => {
            await drawn.promise
            await route.continue()
          })
          await page.goto(`${path}?lng=en`, { waitUntil: 'domcontentloaded' })
          await awake(page)
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
          const arrival = await page.evaluate(() => performance.now())
          drawn.resolve()
          await page.evaluate(() => document.fonts.ready)
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
          expect(await page.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(
            true,
          )
          const { sum, moved } = await movedSince(page, arrival)
          expect(sum, moved.join('\n')).toBeLessThan(UNSEEN)
        })
      })
    }
  })
}

test.describe('behaviour 14: shown parts stay where they are when the rest of the page comes', () => {
  test.use({ storageState: STATES.admin })

  const PARTS = {
    'the themes': { path: '/app/account', part: '[style*="--options"]', screen: 'desktop' },
  } as const

  test('the places below the form, and the icon of a place, on the phone', async ({ page }) => {
    await page.setViewportSize(SCREENS.phone)
    const movedWithout = (late: string, part: string) =>
      page.evaluate(
        ([rest, stays]) => {
          const place = () => JSON.stringify(document.querySelector(stays)!.getBoundingClientRect())
          const whole = place()
          for (const element of document.querySelectorAll(rest)) element.remove()
          return whole !== place()
        },
        [late, part] as const,
      )
    await open(page, '/app')
    const tab = '[style*="--places"] li:first-child a'
    expect(await movedWithout(`${tab} > * + *`, `${tab} > *`)).toBe(false)
    await forgetSession(page)
    await open(page, '/login')
    expect(await movedWithout('footer > * + *', 'footer > nav')).toBe(false)
  })

  test('behaviour 14: the parts of themes', async ({ page }) => {
    for (const [name, { path, part, screen }] of Object.entries(PARTS)) {
      await test.step(name, async () => {
        await page.setViewportSize(SCREENS[screen])
        await open(page, path)
        const [before, after] = await page.locator(part).evaluate((element) => {
          const place = () => JSON.stringify(element.children[1]!.getBoundingClientRect())
          const whole = place()
          for (const late of [...element.children].slice(2)) late.remove()
          return [whole, place()]
        })
        expect(after).toBe(before)
      })
    }
  })
})

test.describe('a list at rest', () => {
  test.use({ storageState: STATES.admin })

  test('computes no style', async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Performance.enable')
    const stylesComputed = async () => {
      const { metrics } = await browser.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value
    }
    await open(page, '/manager/users')
    await expect(async () => {
      const before = await stylesComputed()
      await page.waitForTimeout(500)
      expect(before).toBeGreaterThan(0)
      expect(await stylesComputed()).toBe(before)
    }).toPass()
  })
})
