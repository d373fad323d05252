import type { APIRequestContext, Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import {
  addressOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from '../browser.ts'
import { expectValidHtml } from '../pages/markup.ts'
import { expectPolicy, nonceOf, watchPolicy } from '../pages/policy.ts'
import { LANGUAGES, PHONE, VISITS, WIDE } from '../site.ts'
import { accountOf, nameOf, TOURS } from './tours.ts'

const asPage = { headers: { accept: 'text/html' } }
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

for (const { storageState, paths } of TOURS) {
  test.describe(accountOf(storageState), () => {
    const tour = nameOf(paths)
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
