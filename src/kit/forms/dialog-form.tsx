import { type ReactNode, type SubmitEvent, use, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { LeaveGuard, LeaveQuestion } from '#layouts/navigation/leave-guard.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FormWithin } from './form-dialog.tsx'
import { KeptNotice } from './kept-notice.tsx'
import type { Form } from './use-form.ts'
import { useSubmitKeys } from './use-submit-keys.ts'

interface DialogFormProps<Values> {
  form: Form<Values>
  submitLabel: ReactNode
  tone?: 'primary' | 'danger'
  onCancel: () => void
  isProof?: boolean
  children: ReactNode
}

export function DialogForm<Values>({ form, tone = 'primary', ...props }: DialogFormProps<Values>) {
  const { t } = useTranslation('common')
  const { element, problem, isSaving, submit, isDirty, forgive, forget } = form
  const [isAsked, setAsked] = useState(false)
  const mayBeLost = useRef(false)
  const hasUnsaved = () => !props.isProof && isDirty() && !mayBeLost.current
  useSubmitKeys(element)
  useImperativeHandle(use(FormWithin), () => asksFirst)

  function asksFirst() {
    const asks = hasUnsaved()
    setAsked(asks)
    return asks
  }

  function cancel() {
    if (!asksFirst()) props.onCancel()
  }

  /** Closing may navigate back, so this disables the leave guard first. */
  function leave() {
    mayBeLost.current = true
    forget()
    props.onCancel()
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <form ref={element} noValidate onSubmit={handleSubmit} className="space-y-6 pt-2">
      <KeptNotice form={form} />
      {props.children}
      <p
        role="alert"
        className="rounded-md text-sm text-danger not-empty:bg-danger-tint not-empty:px-3 not-empty:py-2"
      >
        {problem && <ProblemText error={problem} />}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={cancel}>{t('actions.cancel')}</Button>
        <Button type="submit" variant={tone} pending={isSaving}>
          {props.submitLabel}
        </Button>
      </div>
      <LeaveGuard hasUnsaved={hasUnsaved} onLeave={forget} />
      <LeaveQuestion open={isAsked} onStay={() => setAsked(false)} onLeave={leave} />
      <SignInAgain problem={problem} onDismiss={forgive} />
    </form>
  )
}
