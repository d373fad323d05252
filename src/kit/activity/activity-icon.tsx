import {
  Activity as ActivityDrawing,
  ArchiveRestore,
  FileDown,
  FileUp,
  ListChecks,
  type LucideIcon,
  Merge,
  PencilLine,
  Plus,
  Trash2,
} from 'lucide-react'
import { createElement } from 'react'
import { ownValue } from '#rules/own-value.ts'
import type { Activity } from './activity-list.server.ts'
import { useRecorded } from './recorded/recorded.ts'

const iconsOfVerbs: Partial<Record<string, LucideIcon>> = {
  create: Plus,
  update: PencilLine,
  delete: Trash2,
  restore: ArchiveRestore,
  deletePermanently: Trash2,
  bulk: ListChecks,
  merge: Merge,
  import: FileUp,
  undoImport: ArchiveRestore,
  export: FileDown,
}

export function ActivityIcon({ action }: Pick<Activity, 'action'>) {
  const { icons, warnings } = useRecorded()
  const verb = action.slice(action.indexOf('.') + 1)
  const drawing = ownValue(icons, action) ?? ownValue(iconsOfVerbs, verb) ?? ActivityDrawing
  return (
    <span
      aria-hidden
      className={`grid size-9 shrink-0 place-items-center rounded-full ${warnings.has(action) ? 'bg-warning-tint text-warning' : 'bg-sunken text-ink-soft'}`}
    >
      {createElement(drawing, { className: 'size-4.5' })}
    </span>
  )
}
