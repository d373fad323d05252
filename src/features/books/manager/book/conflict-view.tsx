import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#features/genres/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChoiceCards } from '#ui/fields/choice-cards.tsx'
import { type BookValues, fieldNames } from './book-values.ts'
import { VersionText } from './version-text.tsx'
import {
  allChoices,
  differingFields,
  mergedValues,
  proposedChoices,
  type Side,
  type Versions,
} from './versions.ts'

interface ConflictViewProps {
  versions: Versions
  /** When theirs was saved. */
  changedAt: Date
  genres: Genre[]
  onSave: (merged: BookValues) => void
  onEdit: (merged: BookValues) => void
}

/** Both versions side by side, field by field; what is chosen becomes the next version. */
export function ConflictView({ versions, changedAt, genres, onSave, onEdit }: ConflictViewProps) {
  const { t } = useTranslation(['books', 'files'])
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState(proposedChoices(versions))
  const merged = mergedValues(versions, choices)
  useEffect(() => heading.current?.focus(), [])

  const option = (side: Side, field: keyof BookValues) => ({
    value: side,
    label: t(`form.conflict.${side}`),
    children: <VersionText field={field} values={versions[side]} genres={genres} />,
  })

  return (
    <section className="max-w-4xl space-y-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl/snug font-medium outline-none">
          {t('form.conflict.title')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {t('form.conflict.text', {
            when: format.date(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setChoices(allChoices(versions, 'mine'))}>
          {t('form.conflict.allMine')}
        </Button>
        <Button size="sm" onClick={() => setChoices(allChoices(versions, 'theirs'))}>
          {t('form.conflict.allTheirs')}
        </Button>
      </div>
      {differingFields(versions).map((field) => (
        <ChoiceCards
          key={field}
          label={t(fieldNames[field])}
          value={choices[field] ?? 'mine'}
          onValueChange={(side) => setChoices({ ...choices, [field]: side })}
          options={[option('mine', field), option('theirs', field)]}
        />
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button variant="primary" className="max-sm:grow" onClick={() => onSave(merged)}>
          {t('form.conflict.save')}
        </Button>
        <Button onClick={() => onEdit(merged)}>{t('form.conflict.edit')}</Button>
      </div>
    </section>
  )
}
