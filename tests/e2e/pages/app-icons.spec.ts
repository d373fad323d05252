import { APP_ICONS } from '#ui/theme/app-icons.ts'
import { expect, open, test } from '../browser.ts'

test('the icons, and the frame of the browser', async ({ page, request }) => {
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
