import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { type Genre, genreMessages, mergeTargetSchema } from '../genre.ts'
import { mergeGenreMutation } from '../genres.mutations.ts'
import type { GenreDialogProps } from './use-genre-question.ts'

interface MergeGenreDialogProps extends GenreDialogProps {
  genres: readonly Genre[]
  /** True if the user chose Delete for a genre with books. */
  deletes?: boolean
}

export function MergeGenreDialog({ genre, deletes = false, ...props }: MergeGenreDialogProps) {
  const { t } = useTranslation('genres')
  const name = genre?.name
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t(deletes ? 'merge.deleteTitle' : 'merge.title', { name })}
      description={t(deletes ? 'merge.deleteText' : 'merge.text', { name })}
    >
      {genre && <MergeForm {...props} genre={genre} deletes={deletes} />}
    </FormDialog>
  )
}

type MergeFormProps = Required<Omit<MergeGenreDialogProps, 'genre' | 'open'>> & { genre: Genre }

function MergeForm({ genre, genres, deletes, onClose }: MergeFormProps) {
  const { t } = useTranslation('genres')
  const { mutateAsync } = useMutation(mergeGenreMutation(useQueryClient()))
  const items = genres
    .filter(({ id }) => id !== genre.id)
    .map(({ id, name }) => ({ value: id, label: name }))
  const form = useForm({
    initial: { into: '' },
    schema: mergeTargetSchema,
    save: ({ into }) => mutateAsync({ id: genre.id, into }),
    onSaved: ({ moved }) => {
      onClose()
      toast.success(t('merge.done', { count: moved, name: chosen?.label }))
    },
  })
  const chosen = items.find(({ value }) => value === form.values.into)
  const wordsFor = useMistakeWords(genreMessages, (key) => t(`form.mistakes.${key}`))

  return (
    <DialogForm
      form={form}
      tone="danger"
      isProof
      submitLabel={t(deletes ? 'merge.deleteConfirm' : 'merge.confirm')}
      onCancel={onClose}
    >
      <Field label={t('merge.into')} required error={wordsFor(form.mistakeIn('into'))}>
        <Combobox
          name="into"
          items={items}
          value={chosen ?? null}
          onValueChange={(item) => form.set({ into: item?.value ?? '' })}
          placeholder={t('merge.find')}
          emptyText={t('merge.none')}
          clearLabel={t('merge.clear')}
          openLabel={t('merge.open')}
        />
      </Field>
    </DialogForm>
  )
}
