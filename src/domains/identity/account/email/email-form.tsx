import { type SubmitEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { isEmailAddress, useSendCode } from '#domains/identity/login/index.ts'
import { KeptNotice, useForm } from '#kit/forms/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

interface EmailFormProps {
  current: string
  newEmail: string
  onPropose: (email: string) => Promise<void>
  onSent: () => void
}

export function EmailForm({ current, newEmail, onPropose, onSent }: EmailFormProps) {
  const { t } = useTranslation('account')
  const sendCode = useSendCode('change-email')
  const form = useForm({
    initial: { email: newEmail },
    schema: schemaFor(current),
    keptAs: 'account/email',
    save: async ({ email }) => {
      await onPropose(email.trim())
      await sendCode(email.trim())
    },
    onSaved: onSent,
  })
  const { element, problem, values } = form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  const mistake = mistakes.find((name) => name === form.mistakeIn('email'))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="space-y-6 pt-2">
      <KeptNotice form={form} />
      <div className="text-sm">
        <p className="text-ink-soft">{t('email.current')}</p>
        <bdi className="font-medium wrap-anywhere">{current}</bdi>
      </div>
      <Field
        label={t('email.field')}
        help={t('email.consequence')}
        error={mistake ? t(`email.${mistake}`) : problem && <ProblemText error={problem} />}
      >
        <TextInput
          type="email"
          name="email"
          value={values.email}
          onChange={({ target }) => form.set({ email: target.value })}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
        />
      </Field>
      <Button type="submit" variant="primary" className="w-full" pending={form.isSaving}>
        {t('email.send')}
      </Button>
      <SignInAgain problem={problem} onDismiss={form.forgive} />
    </form>
  )
}

const mistakes = ['required', 'invalid', 'same'] as const

const rule = (mistake: (typeof mistakes)[number], isMet: (email: string) => boolean) =>
  z.refine<string>((typed) => isMet(typed.trim()), mistake)

const schemaFor = (current: string) =>
  z.object({
    email: z.string().check(
      rule('required', (email) => email !== ''),
      rule('invalid', isEmailAddress),
      rule('same', (email) => email.toLowerCase() !== current),
    ),
  })
