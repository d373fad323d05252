import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthError, ProblemText } from '#features/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { CodeInput, type CodeInputHandle } from '#ui/fields/code-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { signIn } from './code-calls.ts'
import { ExpiryHint } from './expiry-hint.tsx'
import { useArrival } from './use-arrival.ts'

const LENGTH = 6

/** The code field: its last digit submits it. While an answer is awaited it keeps its digits and takes no others. */
export function CodeForm({ email, redirect }: { email: string; redirect: string }) {
  const { t } = useTranslation('login')
  const input = useRef<CodeInputHandle>(null)
  const [code, setCode] = useState('')
  const [mistake, setMistake] = useState<'codeRequired' | 'codeLength'>()
  const arrive = useArrival(redirect)
  const confirm = useAct(async (otp: string) => {
    try {
      await signIn(email, otp)
      await arrive.signedIn()
    } catch (error) {
      if (error instanceof AuthError && error.status === 403) return arrive.refused(error.code)
      input.current?.clear()
      throw error
    }
  })
  useEffect(() => input.current?.focus(), [])
  const isBusy = confirm.isPending || confirm.isDone

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (code.length === LENGTH) {
      confirm.start(code)
    } else {
      setMistake(code === '' ? 'codeRequired' : 'codeLength')
      input.current?.focus()
    }
  }

  function change(next: string) {
    setCode(next)
    setMistake(undefined)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-6">
      <Field
        label={t('verify.code')}
        help={<ExpiryHint email={email} />}
        error={
          mistake ? t(`verify.${mistake}`) : confirm.error && <ProblemText error={confirm.error} />
        }
      >
        <CodeInput
          ref={input}
          value={code}
          onValueChange={change}
          onComplete={(complete) => isBusy || confirm.start(complete)}
          readOnly={isBusy}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        pending={isBusy}
        pendingLabel={t('verify.confirming')}
      >
        {t('verify.confirm')}
      </Button>
    </form>
  )
}
