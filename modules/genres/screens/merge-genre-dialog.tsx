import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import type { Question } from '#kit/actions/index.ts'
import { EditDialog, useMistakeWords } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { type Genre, genreMessages, mergeTargetSchema } from '../genre.ts'
import { mergeGenreMutation } from '../genres.mutations.ts'
import { genresIn, nameIn } from '../names/name-in.ts'

interface MergeGenreDialogProps extends Question<Genre> {
  genres: readonly Genre[]
  deletes?: boolean
}

export function MergeGenreDialog(props: MergeGenreDialogProps) {
  const { row: genre, genres, deletes = false, ...dialog } = props
  const { t } = useTranslation('genres')
  const { language } = useLanguage()
  const wordsFor = useMistakeWords(genreMessages, (key) => t(`form.mistakes.${key}`))
  const { mutateAsync } = useMutation(mergeGenreMutation)
  if (!genre) return null
  const { id: merged } = genre
  const name = nameIn(genre, language)
  const items = genresIn(genres, language)
    .filter(({ id }) => id !== merged)
    .map(({ id, name: label, alsoNamed }) => ({ value: id, label, alsoNamed }))

  return (
    <EditDialog
      {...dialog}
      isProof
      tone="danger"
      title={t(deletes ? 'merge.deleteTitle' : 'merge.title', { name })}
      description={t(deletes ? 'merge.deleteText' : 'merge.text', { name })}
      submitLabel={t(deletes ? 'merge.deleteConfirm' : 'merge.confirm')}
      initial={{ into: '' }}
      schema={mergeTargetSchema}
      save={async ({ into }) => ({ into, ...(await mutateAsync({ id: merged, into })) })}
      onSaved={({ into, moved }) => {
        dialog.onClose()
        const target = items.find(({ value }) => value === into)
        toast.success(t('merge.done', { count: moved, name: target?.label }))
      }}
    >
      {({ values, set, mistakeIn }) => (
        <Field label={t('merge.into')} required error={wordsFor(mistakeIn('into'))}>
          <Combobox
            name="into"
            items={items}
            value={items.find(({ value }) => value === values.into) ?? null}
            onValueChange={(item) => set({ into: item?.value ?? '' })}
            placeholder={t('merge.find')}
            emptyText={t('merge.none')}
            clearLabel={t('merge.clear')}
            openLabel={t('merge.open')}
          />
        </Field>
      )}
    </EditDialog>
  )
}
