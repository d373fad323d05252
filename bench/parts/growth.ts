import type { Figure, Speed } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part, Sizes } from '../report/part.ts'
import { load } from '../running/load.ts'
import { type Page, type Site, withSite } from '../running/site.ts'

const PORT = 4811
const LARGE_PORT = 4812
const ROUNDS = 3
const SECONDS = 0.7
/** Keeps both processors busy, since the database's work counts too. */
const CONNECTIONS = 4

const MAX_GROWTH = 1.5

export default {
  title: 'Pages as the library grows',
  sizes: ['books', 'from'],
  measure: ({ books, from }: Sizes) =>
    withSite(
      PORT,
      (small) => withSite(LARGE_PORT, (large) => compareAll(small, large, from), { books }),
      { books: from },
    ),
} satisfies Part

async function compareAll(small: Site, large: Site, from: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of large.pages.filter(({ cookie }) => cookie !== '')) {
    const same = small.pages.find(({ name }) => name === page.name)
    if (!same) throw new Error(`${page.name} is nowhere among ${from} books`)
    const [before, now] = await inTurns([small, same], [large, page])
    figures.push({
      name: page.name,
      value: now.p50 / before.p50,
      unit: 'times',
      aim: MAX_GROWTH,
      speed: now,
      note: `${before.p50.toFixed(1)} ms among ${from} books`,
    })
  }
  return figures
}

type Place = [Site, Page]

async function inTurns(one: Place, other: Place): Promise<[Speed, Speed]> {
  const [ours, others]: [Speed[], Speed[]] = [[], []]
  await speedOf(one)
  await speedOf(other)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await speedOf(one))
    others.push(await speedOf(other))
  }
  return [medians(ours), medians(others)]
}

async function speedOf([{ origin }, { path, cookie }]: Place): Promise<Speed> {
  const kind = { connections: CONNECTIONS, seconds: SECONDS, headers: { cookie } }
  const { requests, seconds, p50, p99 } = await load(origin + path, kind)
  return { perSecond: requests / seconds, p50, p99 }
}

const medians = (speeds: Speed[]): Speed => ({
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
  p50: median(speeds.map(({ p50 }) => p50)),
  p99: median(speeds.map(({ p99 }) => p99)),
})
