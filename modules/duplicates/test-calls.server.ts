import { eq } from 'drizzle-orm'
import { undoableActs, undoableChanges } from '#kit/resource/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { CallSamples, SampledResource } from '#platform/api/test-call-samples.ts'
import type { Database } from '#platform/database/database.ts'

const mergeIdAt = (place: number) =>
  `019aa5b0-0000-7000-8000-000000004${String(place).padStart(3, '0')}`

/** A merge of the caller with nothing left to restore. */
async function fill(
  { orm }: Pick<Database, 'orm'>,
  { name, place, email, keptId }: SampledResource,
): Promise<void> {
  const [owner] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!owner) return
  const act = { id: mergeIdAt(place), resource: name, userId: owner.id, action: null }
  await orm.insert(undoableActs).values(act)
  await orm.insert(undoableChanges).values({ actId: act.id, recordId: keptId, after: {} })
}

const needs = ['update', 'delete']

export const samples: CallSamples = {
  matrix: {},
  tables: ['distinct_records'],
  ofResources: {
    verbs: {
      duplicates: { needs, isReading: true },
      mergeDuplicates: { needs },
      undoMerge: { needs },
      dismissDuplicates: { needs },
    },
    bodies: ({ place, keptId, alikeId, rule }) => ({
      mergeDuplicates: {
        keep: { id: keptId, version: 1 },
        others: [{ id: alikeId, version: 1 }],
        fill: true,
      },
      undoMerge: { undoId: mergeIdAt(place) },
      dismissDuplicates: { rule, ids: [keptId, alikeId] },
    }),
    fill,
  },
}
