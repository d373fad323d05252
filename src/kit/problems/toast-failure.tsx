import { toast, type ToastOptions } from '#ui/feedback/toast.ts'
import { ProblemText } from './problem-text.tsx'
import { isDemoRefusal } from './refusal.ts'

/** Says what failed and why, unless the dialog of the demo has said so. */
export function toastFailure(text: string, error: unknown, options?: ToastOptions) {
  if (isDemoRefusal(error)) return
  toast.error(text, { ...options, description: <ProblemText error={error} /> })
}
