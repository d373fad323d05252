import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { referenceChooser } from '../reference-chooser.tsx'
import type { Options } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'

interface SetDialogProps {
  screens: Screens
  field: string
  options: Options
  open: boolean
  onChoose: (value: unknown) => void
  onClose: () => void
}

export function SetDialog({ screens, field, options, open, onChoose, onClose }: SetDialogProps) {
  const { resource } = screens
  const { t } = useTranslation('common')
  const texts = useResourceTexts(resource)
  const { tField, label } = texts
  const valueText = useValueText(resource, texts)
  const [value, setValue] = useState('')
  const { kind, options: choices = [] } = fieldOf(resource, field)
  const isBoolean = kind === 'boolean'
  const items =
    kind === 'reference'
      ? (options[field] ?? [])
      : (isBoolean ? ['true', 'false'] : choices).map((choice) => ({
          id: choice,
          name: valueText(field, isBoolean ? choice === 'true' : choice),
        }))

  function close() {
    setValue('')
    onClose()
  }

  function choose() {
    onChoose(isBoolean ? value === 'true' : value)
    close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={tField('list.set', field)}
      closeLabel={t('actions.close')}
      actions={
        <Button variant="primary" disabled={value === ''} onClick={choose}>
          {tField('list.set', field)}
        </Button>
      }
    >
      <Field label={label(field)}>
        {referenceChooser({
          options: items,
          Chooser: screens.references[field]?.Chooser,
          value,
          onChange: setValue,
          emptyText: tField('list.none', field),
          clearLabel: tField('list.all', field),
          openLabel: tField('list.show', field),
        })}
      </Field>
    </Dialog>
  )
}
