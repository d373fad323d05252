import { product } from '#rules/product.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { fromOurPages } from '../../../tests/e2e/calls.ts'
import { expectHeaders, post } from '../../../tests/e2e/pages/safety-headers.ts'
import { underWorker } from './test-worker.ts'

const DIRECTIONS = { en: 'ltr', fr: 'ltr', ar: 'rtl', sw: 'ltr' }

test.describe('behaviour 19: the product can be installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Chromium finds nothing missing', async ({ playwright, launchOptions, baseURL }, info) => {
    // A browser installs nothing from a private window, so the profile is persistent.
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      baseURL,
    })
    try {
      const page = await context.newPage()
      await page.goto('/login')
      await underWorker(page)
      const devtools = await context.newCDPSession(page)
      const manifest = await devtools.send('Page.getAppManifest')
      expect(manifest.errors).toEqual([])
      expect(manifest.url).toContain('/manifest.webmanifest')
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
    } finally {
      await context.close()
    }
  })
})

test('the manifest speaks the language of the page', async ({ page }) => {
  for (const [language, dir] of Object.entries(DIRECTIONS)) {
    await test.step(`the manifest speaks ${language}`, async () => {
      await open(page, '/login', { language })
      const address = await page.locator('link[rel=manifest]').getAttribute('href')
      const answer = await page.request.get(address!)
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/manifest+json',
        'cache-control': 'no-cache',
      })
      expect(await answer.json()).toMatchObject({
        name: product.name,
        lang: language,
        dir,
        start_url: '/app',
        scope: '/',
        display: 'standalone',
      })
    })
  }
})

expectHeaders([
  [200, '/manifest.webmanifest'],
  [200, '/sw.js'],
  [405, '/sw.js', post({ headers: fromOurPages })],
])
