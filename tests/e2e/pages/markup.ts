import type { Page, Response } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect } from '../browser.ts'

/** Without the rules of style: React writes `charSet` and `<br/>`. */
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

export async function mistakesIn(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message }) => message))
}

export const mistakesOn = (page: Page) =>
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
    let level = 1
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1))
      if (next > level + 1) mistakes.push(`h${next} follows h${level}: ${heading.textContent}`)
      level = next
    }
    if (document.title.trim() === '') mistakes.push('The page has no title')
    return mistakes
  })

export const descriptionsOn = (page: Page) =>
  page
    .locator('meta[name=description]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''))

const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

export async function expectValidHtml(page: Page, response: Response | null) {
  expect(await mistakesIn((await response?.text()) ?? '')).toEqual([])
  expect(await mistakesIn(`<!doctype html>${await outerHtml(page)}`)).toEqual([])
  expect(await mistakesOn(page)).toEqual([])
  const [description = '', ...others] = await descriptionsOn(page)
  expect(description.length).toBeGreaterThan(15)
  expect(description.length).toBeLessThan(160)
  expect(others).toEqual([])
}
