import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { Button } from '#ui/actions/button.tsx'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { KeptNotice } from './kept-notice.tsx'
import type { Form } from './use-form.ts'
import { SUBMIT_KEYS, useSubmitKeys } from './use-submit-keys.ts'

interface FormSheetProps<Values> {
  form: Form<Values>
  submitLabel: ReactNode
  cancel: ReactNode
  hidden?: boolean
  /** A second way to submit: whether it was taken is known before the form saves. */
  another?: { label: ReactNode; onSubmit: (isAnother: boolean) => void }
  children: ReactNode
}

export function FormSheet<Values>(props: FormSheetProps<Values>) {
  const { form, hidden, another, children, ...texts } = props
  const { t } = useTranslation('forms')
  const { element, problem, isSaving, submit, isDirty, forgive, forget } = form
  useSubmitKeys(element)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    another?.onSubmit(false)
    submit()
  }

  return (
    <form ref={element} noValidate hidden={hidden} onSubmit={handleSubmit} className="space-y-6">
      <KeptNotice form={form} />
      {children}
      <div role="alert">
        {problem && (
          <p className="rounded-md bg-danger-tint px-4 py-3 text-sm text-danger">
            {t('notSaved')} <ProblemText error={problem} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button type="submit" variant="primary" pending={isSaving} className="max-sm:grow">
          {texts.submitLabel}
        </Button>
        {another && (
          <Button
            aria-disabled={isSaving ? true : undefined}
            onClick={() => {
              another.onSubmit(true)
              submit()
            }}
            className="max-sm:grow"
          >
            {another.label}
          </Button>
        )}
        {texts.cancel}
        <span aria-hidden className="ms-1 pointer-coarse:hidden">
          <KeyboardHint keys={SUBMIT_KEYS} />
        </span>
      </div>
      <LeaveGuard hasUnsaved={isDirty} onLeave={forget} />
      <SignInAgain problem={problem} onDismiss={forgive} />
    </form>
  )
}
