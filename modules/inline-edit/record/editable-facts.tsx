import type { ReactNode } from 'react'
import {
  needsOf,
  RecordFacts,
  type RecordFactsProps,
  useResourceTexts,
} from '#kit/resource-pages/index.ts'
import { fieldOf } from '#kit/resource/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { isSamePlace } from '../editing/edited-cells.ts'
import { EditableValue } from '../ui/editable-value.tsx'
import { useFacts } from './use-facts.ts'

const editing = createOnDemand(() => import('../editing/cell-editing.tsx'))

/** The facts of a record; users who may change it edit them in place. Pictures are changed in the form. */
export function EditableFacts(props: RecordFactsProps) {
  const { detail, record, options } = props
  const { screens } = detail
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const mayUpdate = useAllowed(needsOf(resource, 'update'))
  const cells = useFacts(record, mayUpdate)
  const { active } = cells
  const editor = useOnceWanted(editing, active !== undefined, () => active && cells.forget(active))

  function editable(name: string, value: ReactNode) {
    if (fieldOf(resource, name).kind === 'picture') return value
    const place = { id: record.id, column: name }
    const isActive = active !== undefined && isSamePlace(active, place) && !active.isEdited
    return (
      <EditableValue
        key={name}
        name={name}
        label={t('cells.edit', { field: label(name) })}
        isActive={isActive}
        onEdit={() => cells.edit(place)}
        onBlur={() => isActive && cells.forget(place)}
      >
        {value}
      </EditableValue>
    )
  }

  return (
    <>
      <RecordFacts {...props} editable={mayUpdate ? editable : undefined} />
      {editor && <editor.CellEditing {...{ screens, options, cells }} />}
    </>
  )
}
