import { STATES } from '../accounts.ts'
import { expect, test } from '../browser.ts'
import { LISTS } from '../site.ts'

test.use({ storageState: STATES.admin })

const ROW = /<tr [^>]*aria-rowindex.*?<\/tr>/gs
const DRAWN = /(<svg[^>]*>).*?<\/svg>/gs

/** The HTML that the server renders for each row, without drawings and texts. */
const costOf = (row: string) => {
  const markup = row.replaceAll(DRAWN, '$1')
  const classes = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names)
  return { elements: markup.match(/<[a-z]/g)?.length ?? 0, classes: classes.join('').length }
}

for (const { path, row: most } of LISTS) {
  if (!most) continue
  test(`a row of ${path} stays small in the first HTML`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    const rows = html.match(ROW) ?? []
    expect(rows.length).toBeGreaterThan(2)
    const costs = rows.map(costOf)
    expect(Math.max(...costs.map(({ elements }) => elements))).toBeLessThanOrEqual(most.elements)
    expect(Math.max(...costs.map(({ classes }) => classes))).toBeLessThanOrEqual(most.classes)
  })
}
