import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulkFieldsOf, fieldOf, schemasOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CellInput } from '../cells/cell-input.tsx'
import type { Value } from '../form/form-options.ts'
import { useMistakes } from '../form/use-mistakes.ts'
import { valuesOf } from '../form/values.ts'
import { setAction } from '../list/use-bulk-records.ts'
import type { Options } from '../references.tsx'
import type { BulkAction, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { type BulkTarget, useBulkPreview } from './use-bulk-preview.ts'

export interface BulkEditDialogProps {
  screens: Screens
  options: Options
  target: BulkTarget
  open: boolean
  onClose: () => void
  onChange: (action: BulkAction) => void
}

/** First the field and its value, then what that changes. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { screens, options, target, open, onClose, onChange } = props
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const { t: tCommon } = useTranslation('common')
  const fields = bulkFieldsOf(resource)
  const [name, setName] = useState(fields[0] ?? '')
  const [action, setAsked] = useState<BulkAction>()
  const value = useFieldValue(screens, name)
  const preview = useBulkPreview(screens, { target, action, isOpen: open })
  const count = preview.data?.changing.count

  function show() {
    const read = value.read()
    if (read) setAsked(setAction(name, read.value))
  }

  function carryOut(wanted: BulkAction) {
    onClose()
    onChange(wanted)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('bulkEdit.title')}
      description={action && label(name)}
      closeLabel={tCommon('actions.close')}
      actions={
        action ? (
          <>
            <Button onClick={() => setAsked(undefined)}>{t('bulkEdit.back')}</Button>
            <Button variant="primary" disabled={!count} onClick={() => carryOut(action)}>
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
              onValueChange={(next) => {
                setName(next)
                value.reset(next)
              }}
              options={fields.map((field) => ({ value: field, label: label(field) }))}
            />
          </Field>
          {!value.isCleared && (
            <CellInput
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

function useFieldValue(screens: Screens, name: string) {
  const { resource } = screens
  const { kind, required = false } = fieldOf(resource, name)
  const empty = (field: string): Value => valuesOf({ screens, fields: [field] })({})[field] ?? null
  const [value, setValue] = useState<Value>(() => empty(name))
  const [isCleared, setCleared] = useState(false)
  const [mistake, setMistake] = useState<string>()
  const wordsFor = useMistakes(resource, name)
  const isOnlyCleared = kind === 'picture'

  return {
    value,
    isOptional: !required,
    isCleared,
    isMissing: !isCleared && (isOnlyCleared || value === null || value === ''),
    mistake: wordsFor(mistake),
    change(next: Value) {
      setValue(next)
      setMistake(undefined)
    },
    clear(next: boolean) {
      setCleared(next)
      setMistake(undefined)
    },
    reset(field: string) {
      setValue(empty(field))
      setCleared(false)
      setMistake(undefined)
    },
    read(): { value: unknown } | undefined {
      if (isCleared) return { value: null }
      const read = schemasOf(resource).draft.shape[name]?.safeParse(value)
      if (read?.success) return { value: read.data ?? null }
      setMistake(read?.error.issues[0]?.message)
      return undefined
    },
  }
}
