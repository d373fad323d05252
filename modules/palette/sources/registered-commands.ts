import { useTranslation } from 'react-i18next'
import { nameOf, type Screens, textOf } from '#kit/resource-pages/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '../search/record-search.ts'
import { resourceCommands, resourceSearch } from './resource-commands.tsx'

/** Commands for resources without commands of their own. */
export function useRegisteredCommands(all: readonly Screens[]): Command[] {
  const namespaces = all.map(({ resource }) => namespaceOf(resource))
  const { i18n, ready } = useTranslation([...namespaces, 'resource-pages'])
  if (!ready) return []
  return all.flatMap(({ resource }) => {
    const t = i18n.getFixedT(i18n.language, [namespaceOf(resource), 'resource-pages'])
    return resourceCommands(resource, { create: t('new') })
  })
}

export const registeredSearch = ({ resource, icon, calls, secondLine }: Screens): RecordSearch =>
  resourceSearch(resource, {
    group: 'records',
    icon,
    list: async (input, options) => (await calls()).list(input, options),
    get: async (input, options) => (await calls()).get(input, options),
    show: (record) => ({
      id: record.id,
      label: nameOf(resource, record),
      detail: secondLine ? textOf(record, secondLine) : '',
    }),
  })
