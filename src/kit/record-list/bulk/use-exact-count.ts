import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Total } from '../list-page.ts'

interface ExactCountOptions {
  /** What the list says; nothing before the question is asked. */
  known: Total | undefined
  isAsked: boolean
  /** What is counted: all that match the filter. */
  of: QueryKey
  count: (signal: AbortSignal) => Promise<{ count: number }>
}

/** How many records a question is about. A list stops counting at "10,000+": then they are counted to the last one. */
export function useExactCount({ known, isAsked, of, count }: ExactCountOptions) {
  const query = useQuery({
    queryKey: ['exact-count', ...of],
    queryFn: ({ signal }) => count(signal),
    enabled: isAsked && known?.exact === false,
    staleTime: 0,
  })
  const { data, isFetching, error } = query
  if (known?.exact !== false) return { count: known?.count, error: null, retry: query.refetch }
  return { count: isFetching || error ? undefined : data?.count, error, retry: query.refetch }
}

export type ExactCount = ReturnType<typeof useExactCount>
