import { keepPreviousData, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { Refusal } from '#kit/problems/index.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { FoundRecord, RecordPlace, RecordSearch } from './record-search.ts'

const TYPING_PAUSE_MS = 150

export interface Searching {
  /** The user may use all of these. */
  searches: readonly RecordSearch[]
  area: Area
}

export function useFoundRecords({ term, searches, area }: Searching & { term: string }) {
  const [settled, setSettled] = useState(term)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [term])
  const { language } = useLanguage()
  const queries = useQueries({
    queries: searches.map(({ queryKey, find }) => ({
      ...foundAs,
      queryKey: [...queryKey, 'found', settled, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(settled, { signal, language }),
      placeholderData: keepPreviousData,
      enabled: settled !== '',
    })),
  })
  if (term === '') return { records: [], state: undefined }
  return {
    records: searches.flatMap((search, at) =>
      (queries[at]?.data ?? []).map((found) => placeOf(search, found, area)),
    ),
    state: stateOf(queries, term === settled),
  }
}

/** Pictures are elements, which can’t be compared. */
export const foundAs = { structuralSharing: false, staleTime: 5000 }

export const placeOf = (search: RecordSearch, found: FoundRecord, area: Area): RecordPlace => ({
  ...found,
  id: `${search.group}.${found.id}`,
  to: search.pathOf(found.id, area),
  ...(search.searchOf && { search: search.searchOf(found.id) }),
  group: search.group,
  icon: search.icon,
})

type State = 'offline' | 'failed' | 'pending' | 'found'

function stateOf(queries: readonly UseQueryResult[], isSettled: boolean): State {
  if (queries.some(isOffline)) return 'offline'
  if (queries.some(({ error }) => error)) return 'failed'
  const isPending = queries.some((query) => query.isLoading || query.isPlaceholderData)
  return !isSettled || isPending ? 'pending' : 'found'
}

const isOffline = ({ fetchStatus, error }: UseQueryResult) =>
  fetchStatus === 'paused' || (error instanceof Refusal && error.code === 'OFFLINE')
