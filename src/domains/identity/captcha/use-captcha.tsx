import { lazy, Suspense, useRef } from 'react'
import { useSetup } from '#kit/setup/index.ts'

const CaptchaField = lazy(() => import('./captcha-field.tsx'))

/** A captcha for a form: its field, or nothing where none is configured, and what to send along. */
export function useCaptcha() {
  const captcha = useSetup()?.configuration.captcha
  const token = useRef('')
  const widget = useRef<{ reset: () => void }>(null)

  return {
    field: captcha && (
      <Suspense fallback={<div className="min-h-20" />}>
        <CaptchaField {...captcha} ref={widget} onToken={(given) => (token.current = given)} />
      </Suspense>
    ),
    /** A token works once, whatever comes of it. */
    take(): string {
      const given = token.current
      widget.current?.reset()
      return given
    },
  }
}
