import { expect, test } from 'vitest'
import { tableText } from './save-table.ts'

test('behaviour 13: a saved table has no formulas, and quotes what it holds', () => {
  const rows = [
    ['Title', 'Author'],
    ['=HYPERLINK("https://evil.example")', '@SUM(A1)'],
    ['Say “yes”, or "no"', '-1'],
  ]
  expect(tableText(rows)).toBe(
    '\uFEFF"Title","Author"\r\n"\'=HYPERLINK(""https://evil.example"")","\'@SUM(A1)"\r\n"Say “yes”, or ""no""","\'-1"',
  )
})
