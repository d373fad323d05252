import { product } from '#rules/product.ts'
import { APP_ICONS } from '../../../src/domains/operations/install/manifest/app-icons.ts'
import { expect, open, test } from '../browser.ts'
import { underWorker } from './worker.ts'

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

test('the manifest, the icons and the frame of the browser', async ({ page, request }) => {
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

  await test.step('every icon is there, as large as it says', async () => {
    for (const { file, size } of APP_ICONS) {
      const answer = await request.get(`/${file}`)
      expect(answer.headers()['content-type']).toBe('image/png')
      const png = await answer.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
    await open(page, '/login')
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute(
      'href',
      '/icons/apple-touch-180.png',
    )
  })

  await test.step('the frame of the browser and the icon of the tab follow the theme', async () => {
    const colours = () =>
      page
        .locator('meta[name=theme-color]')
        .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))
    const icon = async () =>
      decodeURIComponent((await page.locator('link[rel=icon]').getAttribute('href')) ?? '')

    const [light, dark] = await colours()
    expect(light).not.toBe(dark)
    await expect.poll(icon).toContain('@media (prefers-color-scheme: dark)')

    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(colours).toEqual([dark, dark])
    expect(await icon()).toContain('@media all')

    await page.getByRole('radio', { name: 'Light' }).check()
    await expect.poll(colours).toEqual([light, light])
    expect(await icon()).toContain('@media not all')

    const html = await (await page.request.get('/login')).text()
    expect(html.match(/theme-color[^>]*content="(#\w+)"/g)).toHaveLength(2)
    expect(html).not.toContain(`content="${dark}"`)
  })
})
