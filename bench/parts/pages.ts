import { type Figure, refusals } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { load } from '../running/load.ts'
import { startBareServer, type Running } from '../running/product.ts'
import { type Page, type Site, withSite } from '../running/site.ts'
import { sized } from '../running/sized.ts'

const PORT = 4802
const BARE_PORT = 4803
const ROUNDS = sized(3, 1)
const [SECONDS, BARE_SECONDS] = [1, 0.5]

/** A share of the bare server's throughput, or a number per second. */
const LOGIN_AIM = { aim: 0.25, orPerSecond: 2500 }
const LIST_AIM = { aim: 0.1, orPerSecond: 1000 }

const AIMS: Record<string, { aim: number; orPerSecond: number }> = {
  '/login': LOGIN_AIM,
  '/app/books': LIST_AIM,
  '/app/shelves/wanted': LIST_AIM,
  '/manager/books': LIST_AIM,
  '/manager/users': LIST_AIM,
  '/manager/organizations': LIST_AIM,
  '/manager/activity': LIST_AIM,
  '/manager/jobs': LIST_AIM,
}

export default {
  title: 'Pages from the server',
  measure: () => withSite(PORT, measureAll),
} satisfies Part

async function measureAll({ product, origin, pages }: Site): Promise<Figure[]> {
  const texts: Record<string, string> = {}
  for (const page of pages) texts[page.path] = await textOf(origin, page)
  const bare = await startBareServer(texts, BARE_PORT)
  try {
    await load(product.url, { seconds: 3 })
    await load(bare.url, { seconds: 1 })
    const figures = []
    for (const page of pages) figures.push(await compare(page, [product, bare]))
    return figures
  } finally {
    await bare.stop()
  }
}

async function textOf(origin: string, { path, cookie }: Page): Promise<string> {
  const response = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  return text
}

async function compare(page: Page, [product, bare]: [Running, Running]): Promise<Figure> {
  const ours: Measure[] = []
  const theirs: Measure[] = []
  await measure(page, product, SECONDS / 3)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(page, product, SECONDS))
    theirs.push(await measure(page, bare, BARE_SECONDS))
  }
  const [our, their] = [medians(ours), medians(theirs)]
  return {
    name: page.name,
    value: our.perSecond / their.perSecond,
    unit: 'share',
    speed: our,
    bare: their,
    note: refusals(our.refused) ?? '',
    ...AIMS[page.name],
  }
}

type Measure = Awaited<ReturnType<typeof measure>>

async function measure({ path, cookie }: Page, { url }: Running, seconds: number) {
  const loaded = await load(new URL(path, url).href, { seconds, headers: { cookie } })
  return {
    perSecond: loaded.requests / loaded.seconds,
    p50: loaded.p50,
    p99: loaded.p99,
    refused: loaded.refused,
  }
}

function medians(rounds: Measure[]): Measure {
  const of = (name: keyof Measure) => median(rounds.map((round) => round[name]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
  }
}
