import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EditDialog, TextField, useMistakeWords } from '#kit/forms/index.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { type SavedView, viewFormSchema, viewMessages } from '../view.ts'
import { changeViewMutation, createViewMutation } from '../views.mutations.ts'

interface ViewDialogProps {
  open: boolean
  /** The view to change; without it, one is made. */
  view: SavedView | undefined
  draft: Pick<SavedView, 'resource' | 'search'> & { columns: string[] }
  onClose: () => void
  onCreated: (view: SavedView) => void
}

export function ViewDialog({ open, view, draft, onClose, onCreated }: ViewDialogProps) {
  const { t } = useTranslation('saved-views')
  const create = useMutation(createViewMutation)
  const change = useMutation(changeViewMutation)
  const wordsFor = useMistakeWords(viewMessages, (key) => t(`mistakes.${key}`))
  const { name = '', shared = false, isDefault = false } = view ?? {}
  const columns = draft.columns.length > 0 ? draft.columns : null
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t(view ? 'form.editTitle' : 'form.newTitle')}
      description={view ? undefined : t('form.newText')}
      submitLabel={t(view ? 'form.update' : 'form.create')}
      initial={{ name, shared, isDefault }}
      schema={viewFormSchema}
      save={(values) =>
        view
          ? change.mutateAsync({ id: view.id, ...values })
          : create.mutateAsync({ ...draft, columns, ...values })
      }
      onSaved={(saved) => {
        onClose()
        if (!view) onCreated(saved)
      }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="name"
            label={t('form.name')}
            required
            wordsFor={wordsFor}
            enterKeyHint="done"
          />
          <Switch
            label={t('form.shared')}
            description={t('form.sharedText')}
            checked={form.values.shared}
            onCheckedChange={(checked) => form.set({ shared: checked })}
          />
          <Switch
            label={t('form.isDefault')}
            description={t('form.isDefaultText')}
            checked={form.values.isDefault}
            onCheckedChange={(checked) => form.set({ isDefault: checked })}
          />
        </>
      )}
    </EditDialog>
  )
}
