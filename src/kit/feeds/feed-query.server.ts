import { z } from 'zod/mini'
import { requireStorable } from '#platform/api/require-storable.ts'
import { httpErrors } from '#platform/http/http-errors.ts'

/** Refuses unknown parameters, which a feed would otherwise carry into its links. */
export function feedQuery<Query>(
  schema: z.ZodMiniType<Query>,
  params: Record<string, string>,
): Query {
  requireStorable(params)
  const { data, error } = z.safeParse(schema, params)
  if (!error) return data
  const { issues } = error
  const named = issues.map(({ path, message }) => [path.join('.'), message] as const)
  const fields = Object.fromEntries(named.filter(([name]) => name !== '').toReversed())
  throw httpErrors.notValid(
    issues[0]?.message ?? 'Not valid',
    Object.keys(fields).length > 0 ? fields : undefined,
  )
}
