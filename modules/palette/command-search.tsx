import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllowedOf } from '#layouts/commands/allowed.tsx'
import type { Command } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { keyOf } from '#layouts/commands/pressed-key.ts'
import { useExits, usePlaces } from '#layouts/commands/use-places.tsx'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import { paletteKeys } from './palette-keys.ts'
import { useRecentPlaces } from './recent/use-recent-places.ts'
import { findCommands, matchOf } from './search/find-commands.ts'
import type { Offer, OfferGroup, RecordSearch } from './search/record-search.ts'
import { useFoundRecords } from './search/use-found-records.ts'
import { PaletteSearch } from './ui/palette-search.tsx'

export interface Offered {
  area: Area
  /** Commands that are registered now, and those that are there on each page. */
  commands: readonly Command[]
  known: readonly Command[]
  searches: readonly RecordSearch[]
}

interface CommandSearchProps extends Offered {
  onChoose: (offer: Offer) => void
  onClose: () => void
}

/** Commands appear at once, records below them when the server responds, so that nothing moves. */
export function CommandSearch({ onChoose, onClose, ...offered }: CommandSearchProps) {
  const { t } = useTranslation(['commands', 'layouts', 'common'])
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const headingOf = (group: OfferGroup | 'recent') => t(`groups.${group}`)
  const all = useAllCommands(offered)
  const { area } = offered
  const searches = useAllowedOf(offered.searches)
  const latest = useRecentPlaces({ commands: all, searches, area })
  const { records, state } = useFoundRecords({ term, searches, area })

  const recent = latest.map(({ id }) => id)
  const find = (commands: Offer[]) => findCommands(commands, { term, headingOf, recent })
  // The server has found them, maybe by other fields than those that show.
  const marked = (command: Offer) =>
    Object.assign({}, command, { marks: matchOf(command, { term }).marks })
  const found = [...find(all), ...(state === 'found' ? records.map(marked) : find(records))]
  const others = all.filter(({ id }) => !recent.includes(id))
  const groupOf = (commands: Offer[]) =>
    [...Map.groupBy(commands, ({ group }) => group)].map(([group, items]) => ({
      id: group,
      label: headingOf(group),
      items,
    }))
  const rest = [{ id: 'recent', label: headingOf('recent'), items: latest }, ...groupOf(others)]

  function closeByKeys(event: KeyboardEvent) {
    if (keyOf(event.nativeEvent) !== paletteKeys) return
    event.preventDefault()
    onClose()
  }

  return (
    <PaletteSearch
      value={typed}
      onValueChange={setTyped}
      groups={term ? groupOf(found) : rest.filter(({ items }) => items.length > 0)}
      onChoose={onChoose}
      label={t('layouts:commands.palette')}
      listLabel={t('palette.list')}
      closeLabel={t('common:actions.close')}
      backLabel={t('common:actions.back')}
      clearLabel={t('palette.clear')}
      empty={
        state !== 'pending' && (
          <>
            <p className="font-medium text-ink">{t('palette.empty', { term })}</p>
            <p className="mt-1">{t('palette.emptyText')}</p>
          </>
        )
      }
      status={state && t(`palette.${state}`, { count: found.length })}
      onKeyDown={closeByKeys}
    />
  )
}

function useAllCommands({ area, commands, known }: Offered): Command[] {
  const { app, account, manager } = usePlaces()
  const exits = useExits()
  const isNarrow = useNarrowScreen()
  const offered = [
    ...app,
    account.app,
    ...manager.application,
    ...manager.configuration,
    area === 'app' ? exits.manager : exits.app,
    ...exits.documentation,
    ...known,
    ...commands,
  ].filter((command) => command.keys !== paletteKeys && (!isNarrow || isOnPhones(command)))
  const all = [...new Map(offered.map((command) => [command.id, command])).values()]
  return useAllowedOf(all).toSorted(
    (one, other) => placeOfGroup(one, area) - placeOfGroup(other, area),
  )
}

/** A phone has no keys for shortcuts; settings have their pages. */
const isOnPhones = ({ id, group }: Command) =>
  ['app', 'manager', 'new'].includes(group) || id.startsWith('area.')

/** Groups of modules come before users. */
function placeOfGroup({ group }: Command, area: Area) {
  const areas = area === 'app' ? ['app', 'manager'] : ['manager', 'app']
  const first = ['list', 'page', ...areas, 'new', 'general', 'theme', 'language']
  const at = first.indexOf(group)
  return at < 0 ? first.length + ['users', 'records'].indexOf(group) : at - 1
}
