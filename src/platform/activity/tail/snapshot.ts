/** PostgreSQL's text of a `pg_snapshot`: `10:20:10,14`. */
export interface Snapshot {
  xmin: bigint
  xmax: bigint
  /** Transactions between them that were not over. */
  running: ReadonlySet<bigint>
}

export function snapshotOf(text: string): Snapshot {
  const [xmin = '0', xmax = '0', running = ''] = text.split(':')
  const listed = running === '' ? [] : running.split(',').map(BigInt)
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), running: new Set(listed) }
}

export const isCommittedIn = ({ xmin, xmax, running }: Snapshot, transaction: bigint) =>
  transaction < xmin || (transaction < xmax && !running.has(transaction))
