import type { ReactNode, SubmitEvent } from 'react'
import { ProblemText } from '#features/session/index.ts'
import { LeaveGuard } from '#layouts/leave-guard.tsx'
import { Button } from '#ui/actions/button.tsx'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import type { Form } from './use-form.ts'
import { useSubmitKeys } from './use-submit-keys.ts'

interface FormSheetProps<Values> {
  form: Form<Values>
  submitLabel: ReactNode
  /** What stands before the reason why it was not saved. */
  problemTitle: ReactNode
  /** The way out without saving. */
  cancel: ReactNode
  hidden?: boolean
  children: ReactNode
}

/** The fields of a form, its buttons below, and what to know when they led to nothing. */
export function FormSheet<Values>({ form, hidden, children, ...texts }: FormSheetProps<Values>) {
  const { element, problem, isSaving, submit, isDirty } = form
  useSubmitKeys(element)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <form ref={element} noValidate hidden={hidden} onSubmit={handleSubmit} className="space-y-6">
      {children}
      <div role="alert">
        {problem && (
          <p className="rounded-md bg-danger-tint px-4 py-3 text-sm text-danger">
            {texts.problemTitle} <ProblemText error={problem} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button type="submit" variant="primary" pending={isSaving} className="max-sm:grow">
          {texts.submitLabel}
        </Button>
        {texts.cancel}
        <span aria-hidden className="ms-1 pointer-coarse:hidden">
          <KeyboardHint keys="mod+enter" />
        </span>
      </div>
      <LeaveGuard hasUnsaved={isDirty} />
    </form>
  )
}
