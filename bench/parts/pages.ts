import { type Figure, refusals } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { load } from '../running/load.ts'
import { processorSeconds, startBareServer, type Running } from '../running/product.ts'
import { type Page, type Site, withSite } from '../running/site.ts'

const PORT = 4802
const BARE_PORT = 4803
const ROUNDS = 3
/** Of the server with the page, and of the bare one: long enough for a hundred pages of the slowest. */
const [SECONDS, BARE_SECONDS] = [1, 0.5]

const LOGIN = { path: '/login', aim: 0.25, orPerSecond: 2500 }
/** Private pages with a list, and what they are to reach of the share that /login has of its bare server. */
const LISTS = [
  '/app/books',
  '/app/shelves/wanted',
  '/manager/books',
  '/manager/users',
  '/manager/organizations',
  '/manager/activity',
]
const LIST_AIM = 0.4

/** Every page as the first request for it is answered, next to `node:http` alone sending the same bytes. */
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
    for (const page of pages) figures.push(...(await compare(page, [product, bare])))
    return [...figures, ...listsNextToLogin(figures)]
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

async function compare(page: Page, [product, bare]: [Running, Running]): Promise<Figure[]> {
  const ours: Measure[] = []
  const theirs: Measure[] = []
  await measure(page, product, SECONDS / 3)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(page, product, SECONDS))
    theirs.push(await measure(page, bare, BARE_SECONDS))
  }
  const [our, their] = [medians(ours), medians(theirs)]
  const { path, ...aims } = LOGIN
  const isLogin = page.name === path
  const share: Figure = {
    name: page.name,
    value: our.perSecond / their.perSecond,
    unit: 'share',
    speed: our,
    bare: their,
    note: refusals(our.refused) ?? '',
    ...(isLogin && aims),
  }
  if (!isLogin) return [share]
  const value = their.processorMs / our.processorMs
  return [share, { name: `${page.name}, processor time`, value, unit: 'share' }]
}

/** How many lists are served in the time that /login takes, were both of the same length. */
function listsNextToLogin(figures: Figure[]): Figure[] {
  const shareOf = (path: string) => figures.find(({ name }) => name === path)?.value ?? NaN
  return LISTS.map((path) => ({
    name: `${path}, its share next to that of /login`,
    value: shareOf(path) / shareOf(LOGIN.path),
    unit: 'share',
    aim: LIST_AIM,
  }))
}

type Measure = Awaited<ReturnType<typeof measure>>

async function measure({ path, cookie }: Page, { url, pid }: Running, seconds: number) {
  const before = processorSeconds(pid)
  const loaded = await load(new URL(path, url).href, { seconds, headers: { cookie } })
  return {
    perSecond: loaded.requests / loaded.seconds,
    processorMs: ((processorSeconds(pid) - before) * 1000) / loaded.requests,
    p50: loaded.p50,
    p99: loaded.p99,
    refused: loaded.refused,
  }
}

function medians(rounds: Measure[]): Measure {
  const of = (name: keyof Measure) => median(rounds.map((round) => round[name]))
  return {
    perSecond: of('perSecond'),
    processorMs: of('processorMs'),
    p50: of('p50'),
    p99: of('p99'),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
  }
}
