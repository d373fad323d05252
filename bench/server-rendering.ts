import { load } from './load.ts'
import { processorSeconds, startBareServer, startProduct, withDataDir, type Running } from './product.ts'

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
      rounds.push({ product: await measure(product), bare: await measure(bare) })
    }
    await Promise.all([product.stop(), bare.stop()])
    const best = rounds.toSorted((a, b) => a.product.perSecond - b.product.perSecond)[1]!
    return {
      pageBytes: page.length,
      ...best,
      ratioPerSecond: best.product.perSecond / best.bare.perSecond,
      ratioProcessor: best.bare.processorMs / best.product.processorMs,
    }
  })
}

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
