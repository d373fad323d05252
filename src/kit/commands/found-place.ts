import type { Place } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { FoundRecord, RecordSearch } from '#layouts/commands/record-search.ts'

export function placeOf(search: RecordSearch, { id, ...shown }: FoundRecord, area: Area): Place {
  const { group, icon, pathOf, searchOf } = search
  return {
    ...shown,
    id: `${group}.${id}`,
    to: pathOf(id, area),
    ...(searchOf && { search: searchOf(id) }),
    group,
    icon,
  }
}
