import { useBulk } from '#kit/record-list/index.ts'
import { baseName, bulkFieldsOf, fieldsOf, type Resource, type View } from '#kit/resource/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { keyOf, recordsChanged } from '../changes.ts'
import type { AnyRecord, BulkAction, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

/** The fields that have a button of their own. */
export const ownButtonsOf = (resource: Resource) =>
  fieldsOf(resource).flatMap(([name, { bulk }]) => (bulk ? [name] : []))

export const setAction = (field: string, value: unknown): BulkAction => ({
  type: typeOfSet(field),
  [field]: value,
})

const typeOfSet = (field: string) => {
  const base = baseName(field)
  return `set${base.charAt(0).toUpperCase()}${base.slice(1)}`
}

export function useBulkRecords(screens: Screens) {
  const { resource } = screens
  const { t, tField } = useResourceTexts(resource)
  const deleted = resource.trash ? 'done.delete' : 'done.deletePermanently'
  return useBulk<AnyRecord, View, BulkAction>({
    undo: async (undoId) => (await screens.calls()).undoBulk({ undoId }),
    onUndone: (count) => toast.success(t('done.undo', { count })),
    send: async (chosen, action) => (await screens.calls()).bulk({ ...chosen, action }),
    changed,
    queryKey: keyOf(screens),
    renew: (queryClient) => recordsChanged(queryClient, screens),
    onDone({ count, action, undo }) {
      const field = bulkFieldsOf(resource).find((name) => action.type === typeOfSet(name))
      const isDeletion = action.type === 'delete'
      const done = t(isDeletion ? deleted : 'done.restore', { count })
      toast.success(
        field === undefined
          ? done
          : tField(action[field] === null ? 'done.clear' : 'done.set', field, { count }),
        undo ? { action: { label: t('trash.undo'), onClick: undo } } : {},
      )
    },
  })
}

function changed(record: AnyRecord, { type, ...values }: BulkAction): AnyRecord {
  if (type !== 'delete' && type !== 'restore') return { ...record, ...values }
  return { ...record, deletedAt: type === 'delete' ? new Date() : null }
}
