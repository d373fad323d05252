import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { DialogForm, FormDialog, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { longestNote, type Reading, readingDraftSchema, readingMessages } from '../reading.ts'
import type { ReadingUpdate } from '../update-reading.mutation.ts'

interface ReadingFormProps extends Pick<ReadingUpdate, 'book'> {
  reading: Reading
  save: (update: ReadingUpdate) => Promise<Reading>
  onClose: () => void
}

export function ReadingFormDialog({ open, ...form }: ReadingFormProps & { open: boolean }) {
  const { t } = useTranslation('reading')
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={t('form.title')}
      description={t('form.text')}
    >
      <ReadingForm {...form} />
    </FormDialog>
  )
}

function ReadingForm({ book, reading, save, onClose }: ReadingFormProps) {
  const { t } = useTranslation('reading')
  const { number } = useFormat()
  const form = useForm({
    initial: {
      startedOn: reading.startedOn ?? '',
      finishedOn: reading.finishedOn ?? '',
      note: reading.note ?? '',
    },
    schema: readingDraftSchema,
    save: (change) => save({ book, change }),
    onSaved: onClose,
    keptAs: `reading of ${book.id}`,
  })
  const { values, set, mistakeIn } = form
  const wordsFor = useMistakeWords(readingMessages, (key) => t(`mistakes.${key}`))
  return (
    <DialogForm form={form} submitLabel={t('form.save')} onCancel={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['startedOn', 'finishedOn'] as const).map((name) => (
          <Field key={name} label={t(`form.${name}`)} error={wordsFor(mistakeIn(name))}>
            <TextInput
              type="date"
              name={name}
              value={values[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <Field label={t('form.note')} error={wordsFor(mistakeIn('note'))}>
        <TextArea
          name="note"
          dir="auto"
          className="min-h-32"
          value={values.note}
          onChange={({ target }) => set({ note: target.value })}
          maxLength={longestNote}
          count={(length, most) => `${number(length)} / ${number(most)}`}
        />
      </Field>
    </DialogForm>
  )
}
