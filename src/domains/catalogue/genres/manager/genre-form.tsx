import { useTranslation } from 'react-i18next'
import { DialogForm, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { HueField } from '#ui/fields/hue-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { GenreChip } from '../genre-chip.tsx'
import { type Genre, type GenreDraft, genreDraftSchema, genreMessages } from '../genre.ts'
import { hueNames, hues } from '../hues.ts'

interface GenreFormProps {
  initial: GenreDraft
  submitLabel: string
  save: (draft: GenreDraft) => Promise<Genre>
  onSaved: (genre: Genre) => void
  onCancel: () => void
}

export function GenreForm({ initial, submitLabel, save, onSaved, onCancel }: GenreFormProps) {
  const { t } = useTranslation('genres')
  const form = useForm({ initial, schema: genreDraftSchema, save, onSaved })
  const wordsFor = useMistakeWords(genreMessages, (name) => t(`form.mistakes.${name}`))
  const { name, colour } = form.values
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onCancel}>
      <Field label={t('fields.name')} required error={wordsFor(form.mistakeIn('name'))}>
        <TextInput
          name="name"
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          value={name}
          onChange={({ target }) => form.set({ name: target.value })}
        />
      </Field>
      <HueField
        label={t('fields.colour')}
        value={colour}
        onValueChange={(hue) => form.set({ colour: hue })}
        options={useHues(initial.colour)}
      />
      <p className="flex min-h-7 items-center gap-3 text-sm text-ink-soft">
        {t('form.preview')}
        <bdi className="max-w-full min-w-0 wrap-anywhere">
          <GenreChip genre={{ name: name.trim() || t('form.newTitle'), colour }} />
        </bdi>
      </p>
    </DialogForm>
  )
}

function useHues(current: number) {
  const { t } = useTranslation('genres')
  const offered = hueNames.map((name) => ({ value: hues[name], label: t(`form.hues.${name}`) }))
  const isOffered = offered.some(({ value }) => value === current)
  return isOffered ? offered : [{ value: current, label: t('form.current') }, ...offered]
}
