import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { Offer, RecordPlace, RecordSearch } from '../search/record-search.ts'
import { foundAs, placeOf, type Searching } from '../search/use-found-records.ts'
import { forgetPath, recentPaths } from './recent-paths.ts'

const MOST = 6

interface Sources extends Searching {
  commands: readonly Command[]
}

/** The pages that the user opened last, without the page behind. Records are read again: a refused one never shows. */
export function useRecentPlaces({ area, ...sources }: Sources): Offer[] {
  const userId = useSession()?.user.id ?? ''
  const here = useLocation().pathname
  const [paths] = useState(() => recentPaths(userId))
  const recent = recentVisits(paths, sources)
    .filter(({ path }) => path !== here)
    .slice(0, MOST)

  const records = recent.filter((visit) => 'read' in visit)
  const queries = useQueries({
    queries: records.map(({ path, id, search, read }) => ({
      ...foundAs,
      queryKey: [...search.queryKey, 'recent', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(id, { signal }).catch((error: unknown) => {
          if (error instanceof Refusal && isForGood(error)) forgetPath(userId, path)
          throw error
        }),
      retry: false,
    })),
  })

  return recent.flatMap((visit): Offer[] => {
    if (!('read' in visit)) return [visit.command]
    const { data, isLoading } = queries[records.indexOf(visit)] ?? {}
    if (data) return [placeOf(visit.search, data, area)]
    return isLoading ? [visit.command] : []
  })
}

const isForGood = ({ status }: Refusal) => status === 403 || status === 404

type RecentPage = { path: string; command: Command }
type RecentRecord = ReturnType<typeof recordAt>[number]

/** The pages and records at these paths, each once. Any page of a record stands for it. */
export function recentVisits(
  paths: readonly string[],
  { commands, searches }: Pick<Sources, 'commands' | 'searches'>,
) {
  const visits = paths.flatMap((path): (RecentPage | RecentRecord)[] => {
    const command = commands.find(({ to, ...rest }) => to === path && !('hash' in rest))
    if (command) return [{ path, command }]
    return searches.flatMap((search) => recordAt(path, search)).slice(0, 1)
  })
  const ids = visits.map(({ command }) => command.id)
  return visits.filter((_, at) => ids.indexOf(ids[at] ?? '') === at)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function recordAt(path: string, search: RecordSearch) {
  const { group, read, pathOf } = search
  return (['app', 'manager'] as const).flatMap((area) => {
    const start = pathOf('', area)
    const [id = ''] = path.startsWith(start) ? path.slice(start.length).split('/') : []
    if (!read || !uuid.test(id)) return []
    // It stands for the record until its name is read.
    const command: RecordPlace = {
      id: `${group}.${id}`,
      to: path,
      group,
      label: '',
      isPending: true,
    }
    return [{ path, command, id, search, read }]
  })
}
