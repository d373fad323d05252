import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command, CommandGroup } from '#layouts/commands/command.ts'
import { keyOf } from '#layouts/commands/pressed-key.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import type { PaletteGroup } from '#ui/overlays/palette-list.tsx'
import { PaletteSearch } from '#ui/overlays/palette-search.tsx'
import { findCommands } from './find/find-commands.ts'
import { marksOf } from './find/match.ts'
import { useRecentPlaces } from './recent/use-recent-places.ts'
import { type Offered, useAllCommands } from './use-all-commands.ts'
import { useFoundRecords } from './use-found-records.tsx'

interface CommandSearchProps extends Offered {
  searches: readonly RecordSearch[]
  closingKeys: string
  onChoose: (command: Command) => void
  onClose: () => void
}

/** Commands appear at once, records below them when the server responds, so that nothing moves. */
export function CommandSearch({
  area,
  known,
  searches,
  closingKeys,
  onChoose,
  onClose,
  ...props
}: CommandSearchProps) {
  const { t } = useTranslation(['commands', 'layouts', 'common'])
  const [term, setTerm] = useState('')
  const headingOf = useHeadings()
  const others = props.commands.filter(({ keys }) => keys !== closingKeys)
  const isNarrow = useNarrowScreen()
  const offered = useAllCommands({ known, commands: others, area })
  const all = isNarrow ? offered.filter(isOnPhones) : offered
  const latest = useRecentPlaces({ commands: all, searches, area })
  const { records, state } = useFoundRecords(term, area, searches)

  const recent = latest.map(({ id }) => id)
  const isSought = term.trim() !== ''
  const fitting = state === 'found' ? records : findCommands(records, { term, headingOf, recent })
  const found = [...findCommands(all, { term, headingOf, recent }), ...fitting].map((command) =>
    Object.assign({}, command, { marks: marksOf(command, term) }),
  )
  const groups = isSought
    ? groupCommands(found, headingOf)
    : [
        ...(latest.length > 0 ? [{ id: 'recent', label: headingOf('recent'), items: latest }] : []),
        ...groupCommands(
          all.filter(({ id }) => !recent.includes(id)),
          headingOf,
        ),
      ]

  function closeByKeys(event: KeyboardEvent) {
    if (keyOf(event.nativeEvent) !== closingKeys) return
    event.preventDefault()
    onClose()
  }

  return (
    <PaletteSearch
      value={term}
      onValueChange={setTerm}
      groups={groups}
      onChoose={onChoose}
      label={t('layouts:commands.palette')}
      listLabel={t('palette.list')}
      closeLabel={t('common:actions.close')}
      backLabel={t('common:actions.back')}
      clearLabel={t('palette.clear')}
      empty={state !== 'pending' && <NothingFound term={term.trim()} />}
      status={<SearchStatus state={state} count={found.length} />}
      onKeyDown={closeByKeys}
    />
  )
}

/** A phone has no keys for shortcuts; settings have their pages. */
const isOnPhones = ({ id, group }: Command) => onPhones.includes(group) || id.startsWith('area.')

const onPhones: CommandGroup[] = ['app', 'manager', 'new']

function NothingFound({ term }: { term: string }) {
  const { t } = useTranslation('commands')
  return (
    <>
      <p className="font-medium text-ink">{t('palette.empty', { term })}</p>
      <p className="mt-1">{t('palette.emptyText')}</p>
    </>
  )
}

const groupCommands = (
  commands: readonly Command[],
  headingOf: HeadingOf,
): PaletteGroup<Command>[] =>
  [...Map.groupBy(commands, ({ group }) => group)].map(([group, items]) => ({
    id: group,
    label: headingOf(group),
    items,
  }))

interface SearchStatusProps extends Pick<ReturnType<typeof useFoundRecords>, 'state'> {
  count: number
}

function SearchStatus({ state, count }: SearchStatusProps) {
  const { t } = useTranslation('commands')
  if (state === 'offline') return t('palette.offline')
  if (state === 'failed') return t('palette.failed')
  if (state === 'pending') return t('palette.searching')
  return state && t('palette.found', { count })
}

type HeadingOf = (group: CommandGroup | 'recent') => string

function useHeadings(): HeadingOf {
  const { t } = useTranslation('commands')
  return (group) => t(`groups.${group}`)
}
