import { keepPreviousData, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { Refusal } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { isAllowed, type Place } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { placeOf } from './found-place.ts'

export function useFoundRecords(typed: string, area: Area, searches: readonly RecordSearch[]) {
  const permissions = useSession()?.permissions ?? {}
  const allowed = searches.filter((search) => isAllowed(search, permissions))
  const term = useSettled(typed.trim())
  const { language } = useLanguage()
  const queries = useQueries({
    queries: allowed.map(({ queryKey, find }) => ({
      queryKey: [...queryKey, 'found', term, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(term, { signal, language }),
      // Pictures are elements.
      structuralSharing: false,
      placeholderData: keepPreviousData,
      staleTime: 5000,
      enabled: term !== '',
    })),
  })
  const places = queries.flatMap(({ data = [] }, index): Place[] => {
    const search = allowed[index]
    if (!search) return []
    return data.map((found) => placeOf(search, found, area))
  })

  const isSought = typed.trim() !== ''
  const isSettled = term === typed.trim()
  return {
    records: isSought ? places : [],
    state: isSought ? stateOf(queries, isSettled) : undefined,
  }
}

function stateOf(queries: readonly UseQueryResult[], isSettled: boolean) {
  if (queries.some(isOffline)) return 'offline'
  if (queries.some(({ error }) => error)) return 'failed'
  return !isSettled || queries.some(isPending) ? 'pending' : 'found'
}

const isOffline = ({ fetchStatus, error }: UseQueryResult) =>
  fetchStatus === 'paused' || (error instanceof Refusal && error.code === 'OFFLINE')

const isPending = ({ isLoading, isPlaceholderData }: UseQueryResult) =>
  isLoading || isPlaceholderData

const TYPING_PAUSE_MS = 150

function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
