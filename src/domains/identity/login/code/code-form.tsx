import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { CodeInput, type CodeInputHandle } from '#ui/fields/code-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { type CodePurpose, useAskedCode } from './asked-code.ts'
import { useCountdown } from './use-countdown.ts'

const LENGTH = 6

export interface CodeFormProps {
  purpose: CodePurpose
  email: string
  sampleCode?: string | undefined
  onCode: (code: string) => Promise<unknown>
  onRefused?: (refusal: Refusal) => unknown
  submitLabel?: string
  tone?: 'primary' | 'danger'
}

export function CodeForm(props: CodeFormProps) {
  const { purpose, email, sampleCode, onCode, onRefused, submitLabel, tone = 'primary' } = props
  const { t } = useTranslation('login')
  const input = useRef<CodeInputHandle>(null)
  const [code, setCode] = useState('')
  const [mistake, setMistake] = useState<'codeRequired' | 'codeLength'>()
  const confirm = useAct(async (otp: string) => {
    try {
      await onCode(otp)
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) await onRefused?.(error)
      else input.current?.clear()
      throw error
    }
  })
  // Runs before the surrounding dialog checks the focus, which was lost with the previous step.
  useLayoutEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (sampleCode) input.current?.fill(sampleCode)
  }, [sampleCode])
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
        help={<ExpiryHint purpose={purpose} email={email} />}
        error={
          mistake
            ? t(`mistakes.${mistake}`)
            : confirm.error && <ProblemText error={confirm.error} />
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
        variant={tone}
        className="w-full"
        pending={isBusy}
        pendingLabel={t('verify.confirming')}
      >
        {submitLabel ?? t('verify.confirm')}
      </Button>
      <SignInAgain problem={confirm.error} onDismiss={confirm.reset} />
    </form>
  )
}

function ExpiryHint({ purpose, email }: { purpose: CodePurpose; email: string }) {
  const { t } = useTranslation('login')
  const asked = useAskedCode(purpose)
  const usual = useSetup()?.configuration.codeMinutes ?? 0
  const seconds = useCountdown(asked?.email === email ? asked.expiresAt : 0)
  const minutes = asked?.email === email ? Math.ceil(seconds / 60) : usual
  return t(minutes > 0 ? 'verify.expiresIn' : 'verify.expired', { count: minutes })
}
