import { type Figure, refusals } from '../report/figure.ts'
import type { Scale } from './scale.ts'

const AIMS = { share: 0.5, depth: 1.5, size: 1.5, search: 30 }

type Result = Scale['results'][number]

export function scaleFigures({ from, byKey, results, memoryBefore, memoryAfter }: Scale): Figure[] {
  const [first, deep] = results
  const key = results.find(({ name }) => name === byKey)
  const searches = results.filter(({ name }) => name.startsWith('search'))
  const slowest = searches.toSorted((one, other) => other.our.p50 - one.our.p50)[0]
  return [
    ...results.map((result) => figureOf(result, from)),
    {
      name: `p50 of the first page, to that of ${from}`,
      value: first?.grown ?? NaN,
      unit: 'times',
      aim: AIMS.size,
    },
    {
      name: 'p50 at half the depth, to that of the first page',
      value: ratio(deep?.our, first?.our),
      unit: 'times',
      aim: AIMS.depth,
    },
    {
      name: 'p50 of the slowest search, to the bare lookup by key',
      value: ratio(slowest?.our, key?.their),
      unit: 'times',
      aim: AIMS.search,
      note: slowest?.name ?? '',
    },
    {
      name: 'memory of the process after all that',
      value: memoryAfter,
      unit: 'MB',
      note: `${memoryBefore.toFixed(0)} MB before`,
    },
  ]
}

/** Writes have no aim: the bare server writes no activity log. */
function figureOf({ name, writes, found, our, their, grown }: Result, from: number): Figure {
  const matches = found && `${found.count}${found.exact ? '' : ' or more'} found`
  const growth = writes ? undefined : `p50 × ${grown.toFixed(2)} of that at ${from}`
  return {
    name,
    value: our.perSecond / their.perSecond,
    unit: 'share',
    aim: writes ? undefined : AIMS.share,
    speed: our,
    bare: their,
    note: [refusals(our.refused), matches, growth].filter(Boolean).join('; '),
  }
}

const ratio = (one: { p50: number } | undefined, other: { p50: number } | undefined) =>
  (one?.p50 ?? NaN) / (other?.p50 ?? NaN)
