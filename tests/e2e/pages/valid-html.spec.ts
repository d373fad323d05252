import { expect, open, test } from '../browser.ts'
import { LANGUAGES } from '../site.ts'
import { descriptionsOn, mistakesIn, mistakesOn } from './markup.ts'

test('a description is in the language of the page, and goes with the page', async ({ page }) => {
  const seen = new Set<string>()
  for (const language of LANGUAGES) {
    await open(page, '/login', { language })
    const [description = ''] = await descriptionsOn(page)
    seen.add(description)
  }
  expect(seen.size).toBe(LANGUAGES.length)
})

test.describe('pages that are not there', () => {
  test.use({ forgiven: /status of 404/ })

  test('the page for an unknown address is valid HTML, with a description', async ({ page }) => {
    const answer = await open(page, '/nowhere')
    expect(await mistakesIn(await answer!.text())).toEqual([])
    expect(await mistakesOn(page)).toEqual([])
    expect(await descriptionsOn(page)).toEqual(['There’s no page at this address.'])
  })

  test('the error page of last resort is valid HTML, with a description', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/_build/nowhere.js', { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(answer.headers()['content-type']).toContain('text/html')
    expect(await mistakesIn(html)).toEqual([])
    await page.setContent(html.replaceAll(/<(script|style)[^]*?<\/\1>/g, ''))
    expect(await mistakesOn(page)).toEqual([])
    expect(await descriptionsOn(page)).toHaveLength(1)
  })
})
