import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { startProduct, withDataDir } from '../running/product.ts'
import { sized } from '../running/sized.ts'

const RUNS = sized(5, 1)

export default { title: 'Cold start', measure: coldStart } satisfies Part

async function coldStart(): Promise<Figure[]> {
  const empty: number[] = []
  const existing: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await withDataDir(async (dataDir) => {
      empty.push(await secondsToFirstPage(dataDir))
      existing.push(await secondsToFirstPage(dataDir))
    })
  }
  return [
    { name: 'to the first page, empty data folder', value: median(empty), unit: 's' },
    { name: 'to the first page, data from before', value: median(existing), unit: 's' },
  ]
}

async function secondsToFirstPage(dataDir: string): Promise<number> {
  const start = performance.now()
  const product = await startProduct(dataDir, 4801)
  const seconds = (performance.now() - start) / 1000
  await product.stop()
  return seconds
}
