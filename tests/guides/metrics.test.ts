import { expect, test } from 'vitest'
import { allMetrics } from './all-metrics.ts'
import { namesIn, rowsOf } from './tables.ts'

test('the page on operating names every metric there is, and no other', () => {
  const kept = allMetrics().map(({ name }) => name)
  const rows = rowsOf('docs/operating.md').filter(
    (cells) => process.platform === 'linux' || !cells.at(-1)?.includes('Linux only'),
  )
  const metric = /^(http|database|mails?|sign_ins|log_lines|job|process|nodejs)_\w+$/
  const named = namesIn(
    rows.map(([first = '']) => [first]),
    metric,
  )
  expect(named.toSorted()).toEqual(kept.toSorted())
})
