import { load } from './load.ts'
import { median } from './median.ts'
import {
  processorSeconds,
  startBareServer,
  startProduct,
  withDataDir,
  type Running,
} from './product.ts'

const ROUNDS = 3

/** Pages per second and processor time per page of /login, against `node:http` alone sending the same bytes. */
export async function serverRendering() {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, 4802)
    const page = Buffer.from(await (await fetch(product.url)).arrayBuffer())
    const bare = await startBareServer(page, 4803)
    await load(product.url, { seconds: 3 })
    await load(bare.url, { seconds: 1 })
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(compare(await measure(product), await measure(bare)))
    }
    await Promise.all([product.stop(), bare.stop()])
    return { pageBytes: page.length, ...medians(rounds) }
  })
}

function compare(product: Measure, bare: Measure) {
  return {
    perSecond: product.perSecond,
    barePerSecond: bare.perSecond,
    p50: product.p50,
    p99: product.p99,
    ratioPerSecond: product.perSecond / bare.perSecond,
    ratioProcessor: bare.processorMs / product.processorMs,
  }
}

function medians(rounds: ReturnType<typeof compare>[]): ReturnType<typeof compare> {
  const of = (name: keyof ReturnType<typeof compare>) => median(rounds.map((round) => round[name]))
  return {
    perSecond: of('perSecond'),
    barePerSecond: of('barePerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    ratioPerSecond: of('ratioPerSecond'),
    ratioProcessor: of('ratioProcessor'),
  }
}

type Measure = Awaited<ReturnType<typeof measure>>

async function measure({ url, pid }: Running) {
  const before = processorSeconds(pid)
  const { requests, seconds, p50, p99 } = await load(url)
  return {
    perSecond: requests / seconds,
    processorMs: ((processorSeconds(pid) - before) * 1000) / requests,
    p50,
    p99,
  }
}
