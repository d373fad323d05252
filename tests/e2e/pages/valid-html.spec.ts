import type { Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, open, test } from '../browser.ts'
import { LANGUAGES, VISITS } from '../site.ts'

/** The rules of the HTML standard, without those of taste or of a serializer: React writes `charSet` and `<br/>`. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
    },
  }),
)

async function mistakesIn(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message }) => message))
}

/** What only the parsed page shows: rows that miss a column, parts without a heading, levels that are skipped, titles. */
const mistakesOn = (page: Page) =>
  page.evaluate(() => {
    const mistakes: string[] = []
    for (const table of document.querySelectorAll('table')) {
      const width = table.querySelectorAll('col').length
      const rows = width > 0 ? [...table.rows] : []
      const cellsIn = (row: HTMLTableRowElement) =>
        [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)
      const short = rows.filter((row) => cellsIn(row) !== width)
      if (short.length > 0) mistakes.push(`${short.length} rows are not ${width} columns wide`)
    }
    for (const section of document.querySelectorAll('section')) {
      const isNamed = section.matches('[aria-label], [aria-labelledby]')
      if (!isNamed && !section.querySelector('h1, h2, h3, h4, h5, h6')) {
        mistakes.push(`A section has no heading: ${section.textContent.slice(0, 40)}`)
      }
    }
    // The parts of a navigation, before the page's own h1, have headings too.
    let level = 1
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1))
      if (next > level + 1) mistakes.push(`h${next} follows h${level}: ${heading.textContent}`)
      level = next
    }
    if (document.title.trim() === '') mistakes.push('The page has no title')
    return mistakes
  })

const descriptionsOn = (page: Page) =>
  page
    .locator('meta[name=description]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''))

for (const { storageState, paths } of VISITS) {
  test.describe(`with ${storageState ?? 'nobody signed in'}`, () => {
    test.use({ storageState })
    for (const path of paths) {
      test(`issue 18.25: ${path} is valid HTML, with a description`, async ({ page }) => {
        const answer = await open(page, path)
        expect(await mistakesIn(await answer!.text())).toEqual([])
        expect(await mistakesIn(`<!doctype html>${await outerHtml(page)}`)).toEqual([])
        expect(await mistakesOn(page)).toEqual([])
        const [description = '', ...others] = await descriptionsOn(page)
        expect(description.length).toBeGreaterThan(15)
        expect(description.length).toBeLessThan(160)
        expect(others).toEqual([])
      })
    }
  })
}

const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

test('issue 18.25: a description is in the language of the page, and goes with the page', async ({
  page,
}) => {
  const seen = new Set<string>()
  for (const language of LANGUAGES) {
    await open(page, '/login', { language })
    const [description = ''] = await descriptionsOn(page)
    seen.add(description)
  }
  expect(seen.size).toBe(LANGUAGES.length)
  await open(page, '/api/docs')
  expect(await descriptionsOn(page)).toEqual(['Every call of the API, with its fields and errors.'])
})

test.describe('pages that are not there', () => {
  test.use({ forgiven: /status of 404/ })

  test('issue 18.25: the page for an unknown address is valid HTML, with a description', async ({
    page,
  }) => {
    const answer = await open(page, '/nowhere')
    expect(await mistakesIn(await answer!.text())).toEqual([])
    expect(await mistakesOn(page)).toEqual([])
    expect(await descriptionsOn(page)).toEqual(['There is no page at this address.'])
  })

  test('issue 18.25: the error page of last resort is valid HTML, with a description', async ({
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
