import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  open,
  test,
} from '../browser.ts'
import { LANGUAGES, PHONE, THEMES, VISITS, WIDE } from '../site.ts'
import { expectPolicy, watchPolicy } from './policy.ts'

for (const { storageState, paths } of VISITS) {
  test.describe(storageState ?? 'a stranger', () => {
    test.use({ storageState })
    for (const path of paths) {
      test(`check 26, behaviour 19: ${path} is whole, accessible and within a policy whose nonce is its own, in every language and theme`, async ({
        page,
      }) => {
        test.slow()
        await watchPolicy(page)
        const nonces = new Set<string | undefined>()
        for (const language of LANGUAGES) {
          for (const theme of THEMES) {
            await test.step(`${language}, ${theme}`, async () => {
              await page.setViewportSize(WIDE)
              const response = await open(page, path, { language, theme })
              nonces.add(await expectPolicy(page, response))
              expect(response?.status()).toBe(200)
              const html = page.locator('html')
              await expect(html).toHaveAttribute('lang', language)
              await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
              await expect(page).toHaveTitle(/ · Incipit$/)
              await expect(page.locator('h1:not([inert] *)')).toHaveCount(1)
              // What differs between the themes is colour alone.
              await (theme === 'light' ? expectAccessible : expectReadable)(page)
              await expectNoSidewaysScroll(page)
              await page.setViewportSize(PHONE)
              await expectNoSidewaysScroll(page)
            })
          }
        }
        expect(nonces.size).toBe(LANGUAGES.length * THEMES.length)
      })
    }
  })
}

for (const { storageState, paths } of VISITS) {
  test.describe(`phone, ${storageState ?? 'a stranger'}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true, storageState })
    for (const path of paths) {
      test(`behaviour 19: ${path} is accessible and has targets of 44 px, in either direction`, async ({
        page,
      }) => {
        for (const language of ['en', 'ar']) {
          await test.step(language, async () => {
            await open(page, path, { language })
            await expectAccessible(page)
            const small = await page
              .locator('button:visible, a:visible, input:visible, select:visible')
              .evaluateAll((controls) =>
                controls
                  .filter(
                    (control) => !control.matches('p *, .sr-only, [inert] *, [aria-hidden=true]'),
                  )
                  .filter((control) => control.getBoundingClientRect().width > 1)
                  // What takes the tap may be larger than the control: its label, or the row that its link fills.
                  .map(
                    (control) => control.closest('label, tr, li.relative, li.absolute') ?? control,
                  )
                  .filter((target) => target.getBoundingClientRect().height < 44)
                  .map((target) => target.outerHTML.slice(0, 160)),
              )
            expect(small).toEqual([])
          })
        }
      })
    }
  })
}

test('spec 2: every page of an area has a title of its own', async ({ browser }) => {
  test.slow()
  const pages = new Map<string, Set<string>>()
  for (const { storageState, paths } of VISITS) {
    const page = await browser.newPage({ storageState })
    for (const path of paths) {
      await open(page, path)
      const [, area] = path.split('/')
      const name = `${area}: ${await page.title()}`
      // Different people may see one page.
      const [address = ''] = path.split('?')
      pages.set(name, new Set(pages.get(name)).add(address))
    }
    await page.close()
  }
  expect([...pages].filter(([, addresses]) => addresses.size > 1)).toEqual([])
})
