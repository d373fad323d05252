import { type SubmitEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { nameMessages } from '#domains/identity/onboarding/index.ts'
import { KeptNotice, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { isDemoRefusal, ProblemText } from '#kit/problems/index.ts'
import { authCall, useSessionChanged } from '#kit/session/index.ts'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { personName } from '#rules/text.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

const schema = z.object({ name: personName })

interface NameFormProps {
  name: string
  onChange: () => void
  onDone: () => void
}

export function NameForm({ name, onChange, onDone }: NameFormProps) {
  const { t } = useTranslation('account')
  const sessionChanged = useSessionChanged()
  const wordsFor = useMistakeWords(nameMessages, (key) => t(`name.${key}`))
  const form = useForm({
    initial: { name },
    schema,
    save: async (values) => {
      await authCall('/update-user', values).catch((error: unknown) => {
        if (!isDemoRefusal(error)) toast.error(t('name.failed'))
        throw error
      })
      toast.success(t('name.done'))
      await sessionChanged()
      onChange()
    },
    onSaved: onDone,
  })
  const { element, problem, values } = form
  useEffect(() => element.current?.querySelector('input')?.select(), [element])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="space-y-6 pt-2">
      <KeptNotice form={form} />
      <Field
        label={t('name.field')}
        error={
          wordsFor(form.mistakeIn('name')) ??
          (problem && (
            <span>
              {t('name.failed')}. <ProblemText error={problem} />
            </span>
          ))
        }
      >
        <TextInput
          name="name"
          value={values.name}
          onChange={({ target }) => form.set({ name: target.value })}
          autoComplete="name"
          maxLength={255}
          enterKeyHint="done"
        />
      </Field>
      <Button type="submit" variant="primary" className="w-full" pending={form.isSaving}>
        {t('name.submit')}
      </Button>
      <LeaveGuard hasUnsaved={form.isDirty} onLeave={form.forget} />
    </form>
  )
}
