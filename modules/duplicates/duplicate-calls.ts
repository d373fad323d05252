import type { AnyRecord } from '#kit/resource-pages/index.ts'

export type AlikeRecord = AnyRecord & { uses: number }

export interface Alike {
  key: string
  count: number
  records: AlikeRecord[]
}

interface Seen {
  id: string
  version: number
}

interface Query {
  rule: string
  cursor: string | undefined
  limit: number
}

interface MergeUndone {
  changed: number
  failed: unknown[]
  references: { restored: number; kept: number }
}

interface DuplicateCalls {
  duplicates: (
    query: Query,
    options: { signal: AbortSignal },
  ) => Promise<{ items: Alike[]; nextCursor: string | null }>
  mergeDuplicates: (merge: {
    keep: Seen
    others: Seen[]
    fill: boolean
  }) => Promise<{ undoId: string | null }>
  undoMerge: (input: { undoId: string }) => Promise<MergeUndone>
  dismissDuplicates: (dismissal: {
    rule: string
    ids: string[]
    dismissed?: boolean
  }) => Promise<unknown>
}

export type GetCalls = () => Promise<DuplicateCalls>
