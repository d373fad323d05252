import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Total } from '../paged-query.ts'

interface ExactCountOptions {
  known: Total | undefined
  isAsked: boolean
  of: QueryKey
  count: (signal: AbortSignal) => Promise<{ count: number }>
}

/** The exact number of affected records. Lists stop counting at "10,000+"; a confirmation needs the exact number. */
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
