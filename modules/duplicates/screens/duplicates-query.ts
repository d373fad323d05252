import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Resource } from '#kit/resource/index.ts'
import type { GetCalls } from '../duplicate-calls.ts'

/** Not below the path of the resource, whose lists have records as items. */
export const duplicatesKey = ({ path }: Pick<Resource, 'path'>) => ['duplicates', path] as const

const limit = 10

export const duplicatesQuery = (resource: Resource, calls: GetCalls, rule: string) =>
  infiniteQueryOptions({
    queryKey: [...duplicatesKey(resource), 'list', rule],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).duplicates({ rule, cursor: pageParam, limit }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 5000,
  })

/** The rule that the address names, or the first of the description. */
export function ruleIn({ alike = {} }: Resource, asked: string | undefined): string {
  const rules = Object.keys(alike)
  return rules.find((rule) => rule === asked) ?? rules[0] ?? ''
}
