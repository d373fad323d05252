import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyRecord } from '#kit/resource-pages/index.ts'
import {
  type ActiveCell,
  type EditedCells,
  type Step,
  deactivate,
} from '../editing/edited-cells.ts'

const factsShown = () => [...document.querySelectorAll<HTMLElement>('#main [data-fact]')]

/** A text that becomes the first of its field goes to another part of the page. */
function watchFacts(onChange: () => void) {
  const main = document.querySelector('#main')
  if (!main) return () => undefined
  const watch = new MutationObserver(onChange)
  watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** The facts of one record as cells: their columns are fields. */
export function useFacts(record: AnyRecord, isAllowed: boolean): EditedCells {
  const { id } = record
  const [active, setActive] = useState<ActiveCell>()
  const edit = (column: string) => setActive({ id, column, isEdited: true })

  function neighbour(step: Step) {
    const names = factsShown().map(({ dataset }) => dataset['fact'])
    const column = active && names[names.indexOf(active.column) + step]
    return column === undefined ? undefined : { id, column }
  }

  const editPointed = useEffectEvent(({ target }: MouseEvent) => {
    if (!isAllowed || !(target instanceof Element) || target.closest('a, button')) return
    const fact = target.closest<HTMLElement>('#main [data-fact]')
    const column = fact?.dataset['fact']
    if (fact && column !== undefined && !fact.querySelector('fieldset')) edit(column)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => editPointed(event)
    addEventListener('dblclick', listen)
    return () => removeEventListener('dblclick', listen)
  }, [])

  return {
    active,
    neighbour,
    focus: (place) => setActive({ ...place, isEdited: false }),
    edit: ({ column }) => edit(column),
    forget: (place) => setActive(deactivate(place)),
    fieldAt: ({ column }) => column,
    recordAt: (place) => (place.id === id ? record : undefined),
    elementAt: (place) =>
      place.id === id
        ? factsShown().find(({ dataset }) => dataset['fact'] === place.column)
        : undefined,
    watch: watchFacts,
  }
}
