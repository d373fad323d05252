import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'

interface Sources {
  commands: readonly Command[]
  searches: readonly RecordSearch[]
}

interface RecentRecord {
  key: string
  path: string
  id: string
  search: RecordSearch
  read: NonNullable<RecordSearch['read']>
}

type Recent = { key: string; path: string; command: Command } | RecentRecord

const areas = ['app', 'manager'] as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The pages and records at these paths, each once. Any page of a record stands for it. */
export function recentVisits(paths: readonly string[], sources: Sources): Recent[] {
  const all = paths.flatMap((path): Recent[] => {
    const command = sources.commands.find(({ to, ...rest }) => to === path && !('hash' in rest))
    if (command) return [{ key: command.id, path, command }]
    const record = sources.searches.flatMap((search) => recordAt(path, search)).at(0)
    return record ? [record] : []
  })
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at)
}

function recordAt(path: string, search: RecordSearch): RecentRecord[] {
  const { group, read, pathOf } = search
  return areas.flatMap((area) => {
    const start = pathOf('', area)
    const [id = ''] = path.startsWith(start) ? path.slice(start.length).split('/') : []
    return read && uuid.test(id) ? [{ key: `${group}.${id}`, path, id, search, read }] : []
  })
}
