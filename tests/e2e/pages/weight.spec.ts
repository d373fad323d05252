import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { addressOf, awake, expect, open, test } from '../browser.ts'
import { WEIGHED } from '../site.ts'

/** Files that a page asks for before it is painted, in bytes of their content. A record of another test may bring Arabic letters. */
async function askedBeforePaint(page: Page) {
  return page.evaluate(async () => {
    const [painted] = await new Promise<PerformanceEntry[]>((resolve) =>
      new PerformanceObserver((list) =>
        resolve(list.getEntriesByName('first-contentful-paint')),
      ).observe({
        type: 'paint',
        buffered: true,
      }),
    )
    await document.fonts.ready
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const isArabic = document.documentElement.lang === 'ar'
    const hasForeign =
      !isArabic && /\p{Script=Arabic}/u.test(document.querySelector('main')!.innerText)
    const early = files.filter(
      ({ name, startTime }) =>
        startTime < painted!.startTime && !(hasForeign && /arabic/.test(name)),
    )
    const sizesOf = (kind: RegExp) =>
      early.filter(({ name }) => kind.test(name)).map(({ encodedBodySize }) => encodedBodySize)
    return { fonts: sizesOf(/\.woff2$/), scripts: sizesOf(/\.js$/) }
  })
}

/** Scripts are loaded after two seconds, painted or not; a busy machine may paint later. */
function withoutPatience() {
  const timer = globalThis.setTimeout
  const impatient = (run: () => void, after?: number) => (after === 2000 ? 0 : timer(run, after))
  Object.assign(globalThis, { setTimeout: impatient })
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Arabic has a file for each weight of a text, and its names have Latin letters. */
const FONTS = {
  en: { files: 2, bytes: 60_000 },
  fr: { files: 2, bytes: 60_000 },
  sw: { files: 2, bytes: 60_000 },
  ar: { files: 5, bytes: 110_000 },
}

for (const path of WEIGHED) {
  test.describe(path, () => {
    const storageState = path === '/login' ? undefined : STATES.admin
    test.use({ viewport: { width: 390, height: 844 }, ...(storageState && { storageState }) })

    test('a first visit is painted with two small font files, and before its scripts', async ({
      browser,
      contextOptions,
      request,
    }) => {
      for (const [language, { files, bytes }] of Object.entries(FONTS)) {
        await test.step(language, async () => {
          // A font that the browser has counts as asked for, so each visit has a browser of its own.
          const context = await browser.newContext({ ...contextOptions, storageState })
          await context.addInitScript(withoutPatience)
          const page = await context.newPage()
          await page.goto(await addressOf(request, path, language))
          const { fonts, scripts } = await askedBeforePaint(page)
          await context.close()
          expect(fonts.length).toBeLessThanOrEqual(files)
          expect(sum(fonts)).toBeLessThanOrEqual(bytes)
          expect(scripts).toEqual([])
        })
      }
    })

    test('names at most 18 files of scripts, and comes to life', async ({ page }) => {
      const answer = await page.goto(await addressOf(page.request, path, 'en'))
      const named = new Set((await answer!.text()).match(/\/_build\/[\w-]+\.js/g))
      expect(named.size).toBeLessThanOrEqual(18)
      await awake(page)
    })
  })
}

test.describe('Back after signing out', () => {
  test.use({ storageState: STATES.admin })

  test('a page of an account is not kept by caches, and one that a browser kept asks for its session', async ({
    page,
  }) => {
    const keptAs = async (path: string) => (await page.request.get(path)).headers()['cache-control']
    expect(await keptAs('/app/account')).toContain('no-store')
    await open(page, '/app/account')
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toHaveCount(0)
  })
})
