import { vi } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { Visitor } from '../guides/visitor.ts'
import { Load as Writers } from '../reliability/load.ts'
import { readers } from '../reliability/readers.ts'
import { expectWhole } from '../reliability/whole.ts'
import type { Cluster } from './cluster.ts'
import type { Load } from './load.ts'

const writers = 4

/** Clients of four processes of the product behind nginx: they write books and pictures, and read pages and the API. */
export function productLoad(): (cluster: Cluster) => Promise<Load> {
  let visitor: Visitor
  // All faults have the same writers: they know the books that the database has to have.
  let load: Writers | undefined
  return async (cluster) => {
    cluster.products = 4
    await cluster.repair()
    if (!load) {
      visitor = new Visitor(cluster.origin)
      await visitor.signIn('admin@example.com')
      load = await Writers.by(visitor, await picture('png', 60, 90))
    }
    return during(load, visitor, cluster)
  }
}

function during(load: Writers, visitor: Visitor, cluster: Cluster): Load {
  const over = Promise.withResolvers<void>()
  const writing = load.during(() => over.promise)
  // Failures of a writer are reported at the end.
  writing.catch(() => {})
  const stopReading = readers(visitor, 'when told')
  const failedReads: string[] = []
  return {
    failedReads,
    async continues() {
      // Each writer may be at a book that it began before.
      const enough = load.books.length + writers + 1
      await vi.waitUntil(() => load.books.length >= enough, { timeout: 10_000, interval: 20 })
    },
    async stop() {
      over.resolve()
      await writing
      failedReads.push(...(await stopReading()).failed)
    },
    async lost() {
      await expectWhole(load, cluster.writeUrl, visitor)
      return []
    },
  }
}
