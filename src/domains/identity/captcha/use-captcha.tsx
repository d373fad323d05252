import { lazy, Suspense, useRef } from 'react'
import { useSetup } from '#kit/setup/index.ts'

const CaptchaField = lazy(() => import('./captcha-field.tsx'))

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
    /** A token works only once, whatever the result. */
    take(): string {
      const given = token.current
      widget.current?.reset()
      return given
    },
  }
}
