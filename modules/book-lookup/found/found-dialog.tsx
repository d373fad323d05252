import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  allChoices,
  type Choices,
  differingFields,
  disputedFields,
  mergedValues,
  type Side,
  type Versions,
} from '#kit/forms/index.ts'
import { type FormFieldsProps, useVersionWords, type Values } from '#kit/resource-pages/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChoiceCards } from '#ui/fields/choice-cards.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { FoundValues } from './use-found-values.ts'

export interface FoundDialogProps extends Pick<FormFieldsProps, 'form' | 'options'> {
  found: Pick<FoundValues, 'versions' | 'take'>
  open: boolean
  onClose: () => void
}

export function FoundDialog({ form, options, found, open, onClose }: FoundDialogProps) {
  const { t } = useTranslation(['books', 'common'])
  const [choices, setChoices] = useState<Choices<Values>>({})
  const { versions } = found
  if (!versions) return null

  const end = (act: () => void) => () => {
    setChoices({})
    act()
  }
  return (
    <Dialog
      title={t('form.found.title')}
      description={t('form.found.text')}
      open={open}
      onOpenChange={(isOpen) => !isOpen && end(onClose)()}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={end(onClose)}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            onClick={end(() => found.take(mergedValues(versions, choices)))}
          >
            {t('form.found.take')}
          </Button>
        </>
      }
    >
      <Comparison {...{ form, options, versions, choices, setChoices }} />
    </Dialog>
  )
}

interface ComparisonProps extends Pick<FoundDialogProps, 'form' | 'options'> {
  versions: Versions<Values>
  choices: Choices<Values>
  setChoices: (choices: Choices<Values>) => void
}

function Comparison({ form, options, versions, choices, setChoices }: ComparisonProps) {
  const { t } = useTranslation('books')
  const { fields, say } = useVersionWords(form, options)
  const disputed = disputedFields(versions)
  const filled = differingFields(versions).filter((name) => !disputed.includes(name))

  const option = (side: Side, name: string) => ({
    value: side,
    label: t(`form.found.${side}`),
    children: <div className="line-clamp-6">{say(name, versions[side])}</div>,
  })

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setChoices(allChoices(versions, 'mine'))}>
          {t('form.found.allMine')}
        </Button>
        <Button size="sm" onClick={() => setChoices(allChoices(versions, 'theirs'))}>
          {t('form.found.allTheirs')}
        </Button>
      </div>
      {disputed.map((name) => (
        <ChoiceCards
          key={name}
          label={fields[name]}
          value={choices[name] ?? 'mine'}
          onValueChange={(side) => setChoices({ ...choices, [name]: side })}
          options={[option('mine', name), option('theirs', name)]}
        />
      ))}
      {filled.length > 0 && (
        <dl className="space-y-3 text-sm">
          {filled.map((name) => (
            <div key={name}>
              <dt className="text-ink-soft">{fields[name]}</dt>
              <dd className="line-clamp-6">{say(name, versions.theirs)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
