import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { load } from '../running/load.ts'
import { startProduct, withDataDir } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'
import { sized } from '../running/sized.ts'

const PORTS = { 1: 4813, 2: 4814, 4: 4815 }
const PAGES = ['/login', '/app/books']
const ROUNDS = sized(5, 1)
const SECONDS = 2
/** For each process: its code is compiled as it is used. */
const WARM_REQUESTS = sized(1000, 10)
const limits = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
  LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
}

type Product = { count: number; origin: string; cookie: string }
type Measure = { perSecond: number; p50: number; p99: number; processorMs: number }

export default { title: 'Workers', measure: () => withProducts(measureAll) } satisfies Part

/** All run at once, and are measured in turns: other work on the machine slows each of them. */
async function withProducts(measure: (products: Product[]) => Promise<Figure[]>) {
  const counts = Object.entries(PORTS)
  const open = (products: Product[]): Promise<Figure[]> => {
    const [count, port] = counts[products.length] ?? []
    if (count === undefined || port === undefined) return measure(products)
    return withDataDir(async (dataDir) => {
      const running = await startProduct(dataDir, port, { ...limits, WORKERS: count })
      try {
        const { origin } = new URL(running.url)
        const cookie = await signedIn(origin, 'user@example.com')
        return await open([...products, { count: Number(count), origin, cookie }])
      } finally {
        await running.stop()
      }
    })
  }
  return open([])
}

async function measureAll(products: Product[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of PAGES) {
    const measures = new Map<Product, Measure[]>()
    for (const product of products) await warmUp(product, page)
    for (let round = 0; round < ROUNDS; round++) {
      for (const product of products) {
        const measured = measures.get(product) ?? []
        measures.set(product, [...measured, await measureOne(product, page)])
      }
    }
    const [single, ...several] = [...measures]
    if (!single) continue
    const alone = medians(single[1])
    const pairs = several.map(([{ count }, each]) => figureOf(page, count, medians(each), alone))
    figures.push(...pairs)
  }
  return figures
}

const figureOf = (page: string, count: number, speed: Measure, alone: Measure): Figure => ({
  name: `${page}, processor time of a request: ${count} workers against one process`,
  value: speed.processorMs / alone.processorMs,
  unit: 'times',
  speed,
  note: `${(speed.perSecond / alone.perSecond).toFixed(2)} times as many requests per second`,
})

async function warmUp(product: Product, page: string) {
  for (let done = 0; done < WARM_REQUESTS * product.count;) {
    done += (await requestsOf(product, page)).requests
  }
}

async function measureOne(product: Product, page: string) {
  const before = await processorSeconds(product)
  const { requests, seconds, p50, p99 } = await requestsOf(product, page)
  const used = (await processorSeconds(product)) - before
  return { perSecond: requests / seconds, p50, p99, processorMs: (used / requests) * 1000 }
}

const requestsOf = ({ origin, cookie }: Product, page: string) =>
  load(origin + page, { seconds: SECONDS, headers: page === '/login' ? {} : { cookie } })

async function processorSeconds({ origin }: Product): Promise<number> {
  const text = await (await fetch(`${origin}/api/metrics`)).text()
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)?.[1])
}

function medians(rounds: Measure[]): Measure {
  const of = (name: keyof Measure) => median(rounds.map((round) => round[name]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    processorMs: of('processorMs'),
  }
}
