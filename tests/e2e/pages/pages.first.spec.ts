import type { APIRequestContext, Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import {
  addressOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openWithoutScripts,
  test,
} from '../browser.ts'
import { LANGUAGES, PHONE, VISITS, WIDE } from '../site.ts'
import { expectValidHtml } from './markup.ts'
import { expectPolicy, nonceOf, watchPolicy } from './policy.ts'

const asPage = { headers: { accept: 'text/html' } }
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

const PAGES_PER_BROWSER = 9

const TOURS = VISITS.flatMap(({ storageState, paths }) => {
  const tours = Math.ceil(paths.length / PAGES_PER_BROWSER)
  const size = Math.ceil(paths.length / tours)
  return Array.from({ length: tours }, (_, tour) => ({
    storageState,
    paths: paths.slice(tour * size, (tour + 1) * size),
  }))
})

for (const { storageState, paths } of TOURS) {
  const account = storageState ?? 'a stranger'
  const tour = paths.length === 1 ? paths[0] : `${paths[0]} to ${paths.at(-1)}`

  test.describe(account, () => {
    test.use({ storageState })

    test(`check 26: the documents of ${tour}`, async ({ request }) => {
      for (const path of paths) {
        await test.step(`check 26: ${path} comes with its language, title and a policy whose nonce is its own, in every language`, () =>
          expectDocuments(request, path))
      }
    })

    test(`check 26, behaviour 19: the pages ${tour} on a wide screen`, async ({ page }) => {
      await watchPolicy(page)
      for (const path of paths) {
        await test.step(`check 26, behaviour 19: ${path} is whole, accessible, valid HTML and within its policy`, () =>
          expectWhole(page, path))
      }
    })
  })

  test.describe(`phone, ${account}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true, storageState })

    test(`behaviour 19: the pages ${tour} on a phone`, async ({ page }) => {
      for (const path of paths) {
        await test.step(`behaviour 19: ${path} is accessible from right to left in the dark, fits a phone and has targets of 44 px`, () =>
          expectFitsPhone(page, path))
      }
    })
  })
}

async function expectDocuments(request: APIRequestContext, path: string) {
  const nonces = new Set<string | undefined>()
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const response = await request.get(await addressOf(request, path, language), asPage)
      expect(response.status()).toBe(200)
      nonces.add(nonceOf(response.headers()))
      const html = await response.text()
      const [root = ''] = /<html[^>]*>/.exec(html) ?? []
      expect(root).toContain(`lang="${language}"`)
      expect(root).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(titleOf(html)).toMatch(new RegExp(` · ${product.name}$`))
    })
  }
  expect(nonces.size).toBe(LANGUAGES.length)
}

async function expectWhole(page: Page, path: string) {
  await page.setViewportSize(WIDE)
  const response = await open(page, path, { theme: 'light' })
  expect(response?.status()).toBe(200)
  await expectPolicy(page, response)
  await expect(page).toHaveTitle(new RegExp(` · ${product.name}$`))
  await expect(page.locator('h1:not([inert] *)')).toHaveCount(1)
  await expectValidHtml(page, response)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
}

async function expectFitsPhone(page: Page, path: string) {
  await openWithoutScripts(page, path, { language: 'ar', theme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await expectRoomForFingers(page)
  for (const language of ['fr', 'sw']) {
    await test.step(language, async () => {
      await openWithoutScripts(page, path, { language })
      await expectRoomForFingers(page)
    })
  }
}

async function expectRoomForFingers(page: Page) {
  await expectNoSidewaysScroll(page)
  const small = await page
    .locator('button:visible, a:visible, input:visible, select:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => !control.matches('p *, .sr-only, [inert] *, [aria-hidden=true]'))
        .filter((control) => control.getBoundingClientRect().width > 1)
        // What takes the tap may be larger than the control: its label, or the row that its link fills.
        .map((control) => control.closest('label, tr, li.relative, li.absolute') ?? control)
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.outerHTML.slice(0, 160)),
    )
  expect(small).toEqual([])
}

test('spec 2: every page of an area has a title of its own', async ({ playwright, baseURL }) => {
  const pages = new Map<string, Set<string>>()
  for (const { storageState, paths } of VISITS) {
    const request = await playwright.request.newContext({ baseURL, storageState })
    for (const path of paths) {
      const response = await request.get(await addressOf(request, path, 'en'), asPage)
      const [, area] = path.split('/')
      const name = `${area}: ${titleOf(await response.text())}`
      const [address = ''] = path.split('?')
      pages.set(name, new Set(pages.get(name)).add(address))
    }
    await request.dispose()
  }
  expect([...pages].filter(([, addresses]) => addresses.size > 1)).toEqual([])
})
