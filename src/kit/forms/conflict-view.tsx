import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChoiceCards } from '#ui/fields/choice-cards.tsx'
import { allChoices, disputedFields, mergedValues, type Side, type Versions } from './versions.ts'

/** Instead of those for a version that another user saved meanwhile. */
interface OtherWords {
  text?: string
  mine?: string
  theirs?: string
  allMine?: string
  allTheirs?: string
  save?: string
}

export interface VersionWords<Values> extends OtherWords {
  title: string
  /** If the user saved the other version in another tab. */
  ownTitle?: string
  fields: Record<keyof Values & string, string>
  say: (field: keyof Values & string, values: Values) => ReactNode
}

interface ConflictViewProps<Values> {
  versions: Versions<Values>
  words: VersionWords<Values>
  changedAt?: Date
  onSave: (merged: Values) => void
  onEdit?: (merged: Values) => void
  cancel?: ReactNode
}

export function ConflictView<Values extends object>(props: ConflictViewProps<Values>) {
  const { versions, words, changedAt, onSave, onEdit, cancel } = props
  const { t } = useTranslation('forms')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState(allChoices(versions, 'mine'))
  const merged = mergedValues(versions, choices)
  useEffect(() => heading.current?.focus(), [])

  const option = (side: Side, field: keyof Values & string) => ({
    value: side,
    label: words[side] ?? t(`conflict.${side}`),
    children: words.say(field, versions[side]) ?? (
      <i className="text-ink-faint">{t('conflict.nothing')}</i>
    ),
  })

  return (
    <section className="max-w-4xl space-y-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl/snug font-medium outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {words.text ??
            t('conflict.text', {
              when:
                changedAt && format.date(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setChoices(allChoices(versions, 'mine'))}>
          {words.allMine ?? t('conflict.allMine')}
        </Button>
        <Button size="sm" onClick={() => setChoices(allChoices(versions, 'theirs'))}>
          {words.allTheirs ?? t('conflict.allTheirs')}
        </Button>
      </div>
      {disputedFields(versions).map((field) => (
        <ChoiceCards
          key={field}
          label={words.fields[field]}
          value={choices[field] ?? 'mine'}
          onValueChange={(side) => setChoices({ ...choices, [field]: side })}
          options={[option('mine', field), option('theirs', field)]}
        />
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button variant="primary" className="max-sm:grow" onClick={() => onSave(merged)}>
          {words.save ?? t('conflict.save')}
        </Button>
        {onEdit && <Button onClick={() => onEdit(merged)}>{t('conflict.edit')}</Button>}
        {cancel}
      </div>
    </section>
  )
}
