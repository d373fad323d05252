import { median } from './median.ts'
import { startProduct, withDataDir } from './product.ts'

const RUNS = 5

/** From the start of the process to the first page, on an empty data folder and on one that exists. */
export async function coldStart() {
  const empty: number[] = []
  const existing: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await withDataDir(async (dataDir) => {
      empty.push(await secondsToFirstPage(dataDir))
      existing.push(await secondsToFirstPage(dataDir))
    })
  }
  return { emptyDatabaseSeconds: median(empty), existingDatabaseSeconds: median(existing) }
}

async function secondsToFirstPage(dataDir: string): Promise<number> {
  const start = performance.now()
  const product = await startProduct(dataDir, 4801)
  const seconds = (performance.now() - start) / 1000
  await product.stop()
  return seconds
}
