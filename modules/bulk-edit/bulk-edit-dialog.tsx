import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type BulkAction,
  type Options,
  type Screens,
  setAction,
  useResourceTexts,
  ValueInput,
} from '#kit/resource-pages/index.ts'
import { bulkFieldsOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { type BulkTarget, useBulkPreview } from './use-bulk-preview.ts'
import { useFieldValue } from './use-field-value.ts'

export interface BulkEditDialogProps {
  screens: Screens
  options: Options
  target: BulkTarget
  open: boolean
  onClose: () => void
  /** Whether the change was carried out. */
  onChange: (action: BulkAction) => Promise<boolean>
}

/** First the field and its value, then what that changes. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { screens, options, target, open, onClose, onChange } = props
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const { t: tCommon } = useTranslation('common')
  const fields = bulkFieldsOf(resource)
  const value = useFieldValue(screens, fields)
  const { name } = value
  const [action, setAsked] = useState<BulkAction>()
  const preview = useBulkPreview(screens, { target, action, isOpen: open })
  const count = preview.data?.changing.count

  function show() {
    const read = value.read()
    if (read) setAsked(setAction(name, read.value))
  }

  function close() {
    value.forget()
    onClose()
  }

  async function carryOut(wanted: BulkAction) {
    onClose()
    if (await onChange(wanted)) value.forget()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('bulkEdit.title')}
      description={action && label(name)}
      closeLabel={tCommon('actions.close')}
      actions={
        action ? (
          <>
            <Button onClick={() => setAsked(undefined)}>{t('bulkEdit.back')}</Button>
            <Button variant="primary" disabled={!count} onClick={() => void carryOut(action)}>
              {count ? t('bulkEdit.change', { count }) : t('bulkEdit.nothing')}
            </Button>
          </>
        ) : (
          <Button variant="primary" disabled={value.isMissing} onClick={show}>
            {t('bulkEdit.preview')}
          </Button>
        )
      }
    >
      {action ? (
        <BulkPreview {...{ screens, options, preview, name }} value={action[name]} />
      ) : (
        <div className="space-y-5">
          <Field label={t('bulkEdit.field')}>
            <Select
              value={name}
              onValueChange={(next) => value.choose(next)}
              options={fields.map((field) => ({ value: field, label: label(field) }))}
            />
          </Field>
          {!value.isCleared && (
            <ValueInput
              key={name}
              {...{ screens, options, name }}
              label={label(name)}
              value={value.value}
              onChange={(next) => value.change(next)}
              error={value.mistake}
            />
          )}
          {value.isOptional && (
            <Checkbox
              label={t('bulkEdit.clear')}
              checked={value.isCleared}
              onCheckedChange={(next) => value.clear(next)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
