import type { Catalogue } from './catalogue.ts'

/** What is aimed at: half of what hand-written SQL reads in the same time, whatever the depth and the size. */
const aims = { share: 0.5, depth: 1.5, size: 1.5, search: 30 }

const ms = (value: number) => `${value.toFixed(2)} ms`
const times = (ratio: number) => `× ${ratio.toFixed(2)}`

type Line = [string, Record<string, string>]

/** Line by line, with what each is to reach. */
export function catalogueTable(catalogue: Catalogue) {
  const { size, results, firstPageToSmall, deepToFirstPage, slowestSearchToKey } = catalogue
  const lines = results.map<Line>(
    ({ name, perSecond, p50, p99, barePerSecond, bareP50, share }) => [
      name,
      {
        'per second': perSecond.toFixed(0),
        p50: ms(p50),
        p99: ms(p99),
        'bare, per second': barePerSecond.toFixed(0),
        'bare p50': ms(bareP50),
        share: times(share),
        // Nothing is aimed at for what writes.
        aim: name === 'a new book' ? '' : `≥ ${aims.share}`,
      },
    ],
  )
  const facts = {
    [`p50 of the first page at ${size} to that at 1000 books`]: [firstPageToSmall, aims.size],
    'p50 at half the depth to that of the first page': [deepToFirstPage, aims.depth],
    'p50 of the slowest search to the bare lookup by key': [slowestSearchToKey, aims.search],
  }
  const ratios = Object.entries(facts).map<Line>(([name, [ratio = NaN, aim = NaN]]) => [
    name,
    { share: times(ratio), aim: `≤ ${aim}` },
  ])
  const memory = `${catalogue.memoryBefore.toFixed(0)} → ${catalogue.memoryAfter.toFixed(0)} MB`
  return Object.fromEntries<Line[1]>([
    ...lines,
    ...ratios,
    ['memory of the process, before and after', { share: memory }],
    ['filling', { share: `${catalogue.fillSeconds.toFixed(0)} s` }],
  ])
}
