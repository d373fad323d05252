import { ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Filter, filtersOf } from '#kit/resource/index.ts'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { Button } from '#ui/actions/button.tsx'
import { FilterPill } from '#ui/actions/filter-pill.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { ListState } from '../list-state/use-resource-list.ts'
import type { Options } from '../references.tsx'
import type { FilterCalls, Reference } from '../screens.ts'
import { useFilterTexts } from './use-filter-texts.ts'

export type Choosers = Record<string, Pick<Reference, 'Chooser' | 'noteOf'>>

interface ListFiltersProps {
  of: Pick<ListState, 'resource' | 'address' | 'texts' | 'valueText' | 'setSearch'>
  options?: Options
  references?: Choosers
  calls?: FilterCalls
}

const editors = createOnDemand(() => import('./filter-editor.tsx'))

interface Edited {
  filter: Filter
  /** Tells one opening from the next. */
  time: number
  /** Its pill stays until the address has the filter. */
  phase: 'open' | 'applied' | 'closed'
}

/** The active filters as pills, and those that users need most. */
export function ListFilters({ of, options, ...choosers }: ListFiltersProps) {
  const { resource, address, setSearch } = of
  const { t } = of.texts
  const texts = useFilterTexts(of, options)
  const bar = useRef<HTMLFieldSetElement>(null)
  const [edited, setEdited] = useState<Edited>()
  const editor = useOnceWanted(editors, edited !== undefined, () => setEdited(undefined))
  const filters = filtersOf(resource)
  const valueOf = ({ param }: Filter) => address[param] ?? ''
  const active = filters.filter((filter) => valueOf(filter) !== '')
  const inView = filters.filter(({ kind }) => fewValues.includes(kind)).slice(0, mostInView)
  const isShown = (filter: Filter) =>
    inView.includes(filter) ||
    active.includes(filter) ||
    (edited?.filter.param === filter.param && edited.phase !== 'closed')
  const shown = [...new Set([...inView, ...filters.filter(isShown)])]
  const others = filters.filter((filter) => !isShown(filter))
  if (edited?.phase === 'applied' && valueOf(edited.filter) !== '') {
    setEdited({ ...edited, phase: 'closed' })
  }

  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])]
  const buttonOf = (name: string) => buttons().find(({ dataset }) => dataset['filter'] === name)

  const open = (filter: Filter) =>
    setEdited((before) => ({ filter, time: (before?.time ?? 0) + 1, phase: 'open' }))
  const close = () => setEdited((before) => before && { ...before, phase: 'closed' })
  const toggle = (filter: Filter) =>
    edited?.phase === 'open' && edited.filter.param === filter.param ? close() : open(filter)

  function apply({ param }: Filter, value: string) {
    setEdited((before) => before && { ...before, phase: value === '' ? 'closed' : 'applied' })
    setSearch({ [param]: value })
  }

  function remove(filter: Filter) {
    const all = buttons()
    const at = all.findIndex(({ dataset }) => dataset['filter'] === filter.param)
    const next = inView.includes(filter) ? at : at + 1
    ;(all[next] ?? all[at - 1])?.focus()
    close()
    setSearch({ [filter.param]: '' })
  }

  function clear() {
    ;(buttonOf(adding) ?? buttons()[0])?.focus()
    close()
    setSearch(Object.fromEntries(active.map(({ param }) => [param, ''])))
  }

  const add: Act = {
    id: 'list.filter',
    group: 'list',
    keys: 'f',
    label: t('filters.add'),
    icon: <ListFilter />,
    run: () => (buttonOf(adding) ?? buttons()[0])?.click(),
  }
  useCommands(filters.length > 0 ? [add] : [])
  if (filters.length === 0) return null

  return (
    <fieldset
      ref={bar}
      aria-label={t('filters.title')}
      className="flex max-w-full min-w-0 flex-wrap items-center gap-2 max-sm:w-full"
    >
      {shown.map((filter) => {
        const { param } = filter
        const value = valueOf(filter)
        const label = texts.labelOf(filter)
        return (
          <FilterPill
            key={param}
            name={param}
            label={label}
            {...(value !== '' && { value: texts.pillOf(filter, value) })}
            expanded={edited?.phase === 'open' && edited.filter.param === param}
            onOpen={() => toggle(filter)}
            onNear={editors.prepare}
            onRemove={() => remove(filter)}
            removeLabel={t('filters.removeOne', { field: label })}
          />
        )
      })}
      {others.length > 0 && (
        <Menu
          finalFocus={() => edited?.phase !== 'open'}
          trigger={
            <Button variant="quiet" size="sm" data-filter={adding} aria-keyshortcuts="F">
              <ListFilter aria-hidden />
              {t('filters.add')}
            </Button>
          }
        >
          {others.map((filter) => (
            <MenuItem key={filter.param} onClick={() => open(filter)}>
              {texts.labelOf(filter)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {active.length > 1 && (
        <Button variant="quiet" size="sm" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
      {editor && edited && (
        <editor.FilterEditor
          key={edited.time}
          {...{ of, options, texts, ...choosers }}
          filter={edited.filter}
          value={valueOf(edited.filter)}
          open={edited.phase === 'open'}
          anchor={() => buttonOf(edited.filter.param) ?? bar.current}
          finalFocus={() => buttonOf(edited.filter.param) ?? buttonOf(adding) ?? true}
          onApply={(value) => apply(edited.filter, value)}
          onClose={close}
        />
      )}
    </fieldset>
  )
}

const adding = ''
const mostInView = 2
const fewValues: Filter['kind'][] = ['choice', 'boolean', 'reference']
