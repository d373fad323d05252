import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress, useSendCode } from '#domains/identity/login/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const [mistake, setMistake] = useState<'required' | 'invalid' | 'same'>()
  const sendCode = useSendCode('change-email')
  const send = useAct(async (email: string) => {
    await onPropose(email)
    await sendCode(email)
    onSent()
  })
  useEffect(() => field.current?.focus(), [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (send.isPending) return
    const email = field.current?.value.trim() ?? ''
    const found = mistakeIn(email, current)
    setMistake(found)
    send.reset()
    if (found) field.current?.focus()
    else send.start(email)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6 pt-2">
      <div className="text-sm">
        <p className="text-ink-soft">{t('email.current')}</p>
        <bdi className="font-medium wrap-anywhere">{current}</bdi>
      </div>
      <Field
        label={t('email.field')}
        help={t('email.consequence')}
        error={mistake ? t(`email.${mistake}`) : send.error && <ProblemText error={send.error} />}
      >
        <TextInput
          ref={field}
          type="email"
          name="email"
          defaultValue={newEmail}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
        />
      </Field>
      <Button type="submit" variant="primary" className="w-full" pending={send.isPending}>
        {t('email.send')}
      </Button>
      <SignInAgain problem={send.error} onDismiss={send.reset} />
    </form>
  )
}

function mistakeIn(email: string, current: string) {
  if (email === '') return 'required'
  if (!isEmailAddress(email)) return 'invalid'
  return email.toLowerCase() === current ? 'same' : undefined
}
