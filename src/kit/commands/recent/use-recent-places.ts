import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { type Command, isAllowed } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { placeOf } from '../found-place.ts'
import { forgetPath, recentPaths } from './recent-paths.ts'
import { recentVisits } from './recent-visits.ts'

const MOST = 6

interface Sources {
  commands: readonly Command[]
  searches: readonly RecordSearch[]
  area: Area
}

/** The pages that the user opened last, without the page behind. Records are read again: a refused one never shows. */
export function useRecentPlaces({ commands, searches, area }: Sources): Command[] {
  const session = useSession()
  const userId = session?.user.id ?? ''
  const here = useLocation().pathname
  const [paths] = useState(() => recentPaths(userId))
  const allowed = searches.filter((search) => isAllowed(search, session?.permissions ?? {}))
  const recent = recentVisits(paths, { commands, searches: allowed })
    .filter(({ path }) => path !== here)
    .slice(0, MOST)

  const records = recent.filter((visit) => 'read' in visit)
  const queries = useQueries({
    queries: records.map(({ id, path, search, read }) => ({
      queryKey: [...search.queryKey, 'recent', id],
      async queryFn({ signal }: { signal: AbortSignal }) {
        try {
          return await read(id, { signal })
        } catch (error) {
          if (error instanceof Refusal && isForGood(error)) forgetPath(userId, path)
          throw error
        }
      },
      staleTime: 5000,
      retry: false,
      structuralSharing: false,
    })),
  })

  return recent.flatMap((visit): Command[] => {
    if ('command' in visit) return [visit.command]
    const { key, path, search } = visit
    const { data, isLoading } = queries[records.indexOf(visit)] ?? {}
    if (data) return [placeOf(search, data, area)]
    return isLoading ? [{ id: key, to: path, group: search.group, label: '', isPending: true }] : []
  })
}

const isForGood = ({ status }: Refusal) => status === 403 || status === 404
