import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'
import { keyOf } from '#layouts/commands/pressed-key.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { PaletteSearch } from '#ui/overlays/palette-search.tsx'
import { findCommands } from './find-commands.ts'
import { groupCommands } from './group-commands.ts'
import { recentCommands } from './recent.ts'
import { SearchStatus } from './search-status.tsx'
import { type Offered, useAllCommands } from './use-all-commands.ts'
import { useFoundRecords } from './use-found-records.tsx'
import { useHeadings } from './use-headings.ts'

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
  const [recent] = useState(recentCommands)
  const headingOf = useHeadings()
  const others = props.commands.filter(({ keys }) => keys !== closingKeys)
  const all = useAllCommands({ known, commands: others, area })
  const { records, seesSeveral, state } = useFoundRecords(term, area, searches)

  const found = term.trim() === '' ? all : findCommands(all, { term, headingOf, recent })
  const fitting = state === 'found' ? records : findCommands(records, { term, headingOf, recent })
  const groups = groupCommands([...found, ...fitting], { headingOf, recent: term ? [] : recent })

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
      empty={state !== 'pending' && <NothingFound term={term.trim()} />}
      status={
        <SearchStatus
          state={state}
          seesSeveral={seesSeveral}
          count={found.length + fitting.length}
        />
      }
      onKeyDown={closeByKeys}
    />
  )
}

function NothingFound({ term }: { term: string }) {
  const { t } = useTranslation('commands')
  return (
    <>
      <p className="font-medium text-ink">{t('palette.empty', { term })}</p>
      <p className="mt-1">{t('palette.emptyText')}</p>
    </>
  )
}
