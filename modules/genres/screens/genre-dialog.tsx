import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { EditDialog, TextField, useMistakeWords } from '#kit/forms/index.ts'
import { GenreChip } from '../genre-chip.tsx'
import { type Genre, type GenreDraft, genreDraftSchema, genreMessages } from '../genre.ts'
import { hueNames, hues } from '../hues.ts'
import { nameIn } from '../names/name-in.ts'
import { HueField } from '../ui/hue-field.tsx'
import type { GenreValues } from './genre-values.ts'
import { OtherNames } from './other-names.tsx'

type GenreDialogProps = Omit<
  ComponentProps<typeof EditDialog<GenreValues, GenreDraft, Genre>>,
  'schema' | 'children'
>

export function GenreDialog(dialog: GenreDialogProps) {
  const { t } = useTranslation('genres')
  const wordsFor = useMistakeWords(genreMessages, (name) => t(`form.mistakes.${name}`))
  const { language } = useLanguage()
  const offeredHues = useHues(dialog.initial.colour)
  return (
    <EditDialog {...dialog} schema={genreDraftSchema}>
      {(form) => (
        <>
          <TextField
            {...{ form, wordsFor }}
            name="name"
            label={t('fields.name')}
            required
            enterKeyHint="done"
          />
          <OtherNames {...{ form, wordsFor }} />
          <HueField
            label={t('fields.colour')}
            value={form.values.colour}
            onValueChange={(colour) => form.set({ colour })}
            options={offeredHues}
          />
          <p className="flex min-h-7 items-center gap-3 text-sm text-ink-soft">
            {t('form.preview')}
            <bdi className="max-w-full min-w-0 wrap-anywhere">
              <GenreChip
                genre={{
                  ...form.values,
                  name: nameIn(form.values, language).trim() || t('form.newTitle'),
                }}
              />
            </bdi>
          </p>
        </>
      )}
    </EditDialog>
  )
}

function useHues(current: number) {
  const { t } = useTranslation('genres')
  const offered = hueNames.map((name) => ({ value: hues[name], label: t(`form.hues.${name}`) }))
  const isOffered = offered.some(({ value }) => value === current)
  return isOffered ? offered : [{ value: current, label: t('form.current') }, ...offered]
}
