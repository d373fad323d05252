import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './browser.ts'
import { LANGUAGES, PHONE, THEMES, VISITS } from './site.ts'

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    for (const { storageState, paths } of VISITS) {
      test.describe(`${language}, ${theme}, ${storageState ? 'signed in' : 'a stranger'}`, () => {
        test.use({ storageState })
        for (const path of paths) {
          test(`check 26, behaviour 19: ${path} is whole, accessible and within its policy`, async ({
            page,
          }) => {
            const response = await open(page, path, { language, theme })
            expect(response?.status()).toBe(200)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.locator('html')).toHaveAttribute(
              'dir',
              language === 'ar' ? 'rtl' : 'ltr',
            )
            await expect(page).toHaveTitle(/ · Incipit$/)
            await expect(page.locator('h1:not([inert] *)')).toHaveCount(1)
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
            await page.setViewportSize(PHONE)
            await expectNoSidewaysScroll(page)
          })
        }
      })
    }
  }
}

for (const language of ['en', 'ar']) {
  for (const { storageState, paths } of VISITS) {
    test.describe(`phone, ${language}, ${storageState ? 'signed in' : 'a stranger'}`, () => {
      test.use({ viewport: PHONE, hasTouch: true, isMobile: true, storageState })
      for (const path of paths) {
        test(`behaviour 19: ${path} is accessible and has targets of 44 px`, async ({ page }) => {
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
                .map((control) => control.closest('label, tr') ?? control)
                .filter((target) => target.getBoundingClientRect().height < 44)
                .map((target) => target.outerHTML.slice(0, 160)),
            )
          expect(small).toEqual([])
        })
      }
    })
  }
}

test('spec 2: every page has a title of its own', async ({ browser }) => {
  const titles: string[] = []
  for (const { storageState, paths } of VISITS) {
    const page = await browser.newPage({ storageState })
    for (const path of paths) {
      await open(page, path)
      titles.push(await page.title())
    }
    await page.close()
  }
  expect(new Set(titles).size).toBe(titles.length)
})
