import type { Cluster } from './cluster.ts'

/** The clients that use the cluster while it fails, of the database or of the product. */
export interface Load {
  /** Resolves once a write and a read that began after this call have succeeded, ten seconds from now at the latest. */
  continues(): Promise<void>
  stop(): Promise<void>
  /** Why reads failed twice in a row. */
  failedReads: string[]
  /** The acknowledged writes that the database does not have. */
  lost(): Promise<(string | number)[]>
}

export type StartLoad = (cluster: Cluster) => Promise<Load>
