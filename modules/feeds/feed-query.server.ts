import { z } from 'zod/mini'
import { inputRefusal } from '#platform/api/input-refusal.ts'
import { requireStorable } from '#platform/api/require-storable.ts'

/** Refuses unknown parameters, which a feed would otherwise carry into its links. */
export function feedQuery<Query>(
  schema: z.ZodMiniType<Query>,
  params: Record<string, string>,
): Query {
  requireStorable(params)
  const { data, error } = z.safeParse(schema, params)
  if (!error) return data
  throw inputRefusal(error.issues)
}
