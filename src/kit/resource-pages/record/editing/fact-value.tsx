import type { ReactNode } from 'react'
import { fieldOf } from '#kit/resource/index.ts'
import { EditableValue } from '#ui/data/editable-value.tsx'
import { type EditedCells, isSamePlace } from '../../cells/edited-cells.ts'
import type { AnyRecord, Screens } from '../../screens.ts'
import { useResourceTexts } from '../../use-resource-texts.ts'

interface FactValueProps {
  screens: Screens
  record: AnyRecord
  name: string
  cells: EditedCells | undefined
  children: ReactNode
}

/** Pictures are changed in the form. */
export function FactValue({ screens, record, name, cells, children }: FactValueProps) {
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  if (!cells || fieldOf(resource, name).kind === 'picture') return children
  const { active } = cells
  const place = { id: record.id, column: name }
  const isActive = active !== undefined && isSamePlace(active, place) && !active.isEdited
  return (
    <EditableValue
      name={name}
      label={t('cells.edit', { field: label(name) })}
      isActive={isActive}
      onEdit={() => cells.edit(place)}
      onBlur={() => isActive && cells.forget(place)}
    >
      {children}
    </EditableValue>
  )
}
