import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { DialogForm, FormDialog, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { NumberInput } from '#ui/fields/number-input.tsx'
import { goalDraftSchema, goalMessages, mostBooks, type ReadingYear } from '../goal.ts'
import type { GoalChange } from '../goals.mutations.ts'

interface GoalFormProps {
  of: ReadingYear
  save: (change: GoalChange) => Promise<void>
  onClose: () => void
}

export function GoalFormDialog({ open, ...form }: GoalFormProps & { open: boolean }) {
  const { t } = useTranslation('reading')
  const { number } = useFormat()
  const year = number(form.of.year, { useGrouping: false })
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={t('goal.form.title', { year })}
      description={t('goal.form.text')}
    >
      <GoalForm {...form} />
    </FormDialog>
  )
}

function GoalForm({ of: { year, goal }, save, onClose }: GoalFormProps) {
  const { t } = useTranslation('reading')
  const { language } = useLanguage()
  const initial: { books: number | null } = { books: goal ?? 12 }
  const form = useForm({
    initial,
    schema: goalDraftSchema,
    save: ({ books }) => save({ year, goal: books }),
    onSaved: onClose,
    keptAs: `reading goal of ${year}`,
  })
  const wordsFor = useMistakeWords(goalMessages, (key) => t(`mistakes.${key}`))
  return (
    <DialogForm form={form} submitLabel={t('goal.form.save')} onCancel={onClose}>
      <Field label={t('goal.form.books')} required error={wordsFor(form.mistakeIn('books'))}>
        <NumberInput
          name="books"
          value={form.values.books}
          onValueChange={(books) => form.set({ books })}
          min={1}
          max={mostBooks}
          locale={language}
          decreaseLabel={t('goal.form.less')}
          increaseLabel={t('goal.form.more')}
        />
      </Field>
    </DialogForm>
  )
}
