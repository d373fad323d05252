import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Field } from '#ui/fields/field.tsx'
import { HiddenInput } from '#ui/fields/hidden-input.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useAskedCode } from '../code/asked-code.ts'
import { useSignInCode } from '../code/use-sign-in-code.ts'
import { isEmailAddress } from './email-address.ts'
import { LastUsed } from './last-used.tsx'

export const EMAIL_FORM = 'email-form'

interface EmailFormProps {
  redirect: string
  email?: string | undefined
}

/** Without JavaScript, the browser submits it to `sign-in-form.server.ts`. */
export function EmailForm({ redirect, email }: EmailFormProps) {
  const { t } = useTranslation('login')
  const asked = useAskedCode('sign-in')
  const [mistake, setMistake] = useState<'emailRequired' | 'emailInvalid'>()
  const code = useSignInCode(redirect)
  const send = useAct(code.send)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (send.isPending || !(field instanceof HTMLInputElement)) return
    const { submitter } = event.nativeEvent
    const sample = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (sample) field.value = sample
    const given = field.value.trim()
    const found = mistakeIn(given)
    setMistake(found)
    send.reset()
    if (found) field.focus()
    else send.start({ email: given, isSample: sample !== '' })
  }

  return (
    <form
      id={EMAIL_FORM}
      action="/login/code"
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-8 space-y-4"
    >
      <Field
        label={
          <>
            {t('login.email')} <LastUsed method="email" />
          </>
        }
        error={mistake ? t(`login.${mistake}`) : send.error && <ProblemText error={send.error} />}
      >
        <TextInput
          type="email"
          name="email"
          defaultValue={email ?? asked?.email}
          autoComplete="email webauthn"
          inputMode="email"
          enterKeyHint="send"
        />
      </Field>
      {redirect && <HiddenInput name="redirect" value={redirect} />}
      {code.checks}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        pending={send.isPending}
        pendingLabel={t('login.sending')}
      >
        {t('login.send')}
      </Button>
    </form>
  )
}

function mistakeIn(email: string) {
  if (email === '') return 'emailRequired'
  return isEmailAddress(email) ? undefined : 'emailInvalid'
}
