import { expect, test } from '../../../../tests/e2e/browser.ts'

const WORDS = {
  en: ['Books', 'My shelves'],
  fr: ['Livres', 'Mes étagères'],
  ar: ['الكتب', 'رفوفي'],
  sw: ['Vitabu', 'Rafu zangu'],
} as const

test('the manifest has shortcuts to books and shelves, in every language', async ({ page }) => {
  for (const [language, [books, shelves]] of Object.entries(WORDS)) {
    await page.goto(`/login?lng=${language}`)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    expect(await (await page.request.get(address!)).json()).toMatchObject({
      shortcuts: [
        { name: books, url: '/app/books' },
        { name: shelves, url: '/app/shelves' },
      ],
    })
  }
})
