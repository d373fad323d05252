import { lazy, type Ref, Suspense } from 'react'
import { useSetup } from '#features/setup/index.ts'

export type CaptchaProps = {
  /** What to send in the header `x-captcha-response`; empty while there is nothing to send. */
  onToken: (token: string) => void
  /** A token works once: reset after it was sent, whatever came of it. */
  ref?: Ref<{ reset: () => void }>
}

const CaptchaField = lazy(async () => {
  const { CaptchaField: field } = await import('./captcha-field.tsx')
  return { default: field }
})

/** Where no captcha is configured there is nothing, and nothing is fetched. */
export function Captcha(props: CaptchaProps) {
  const captcha = useSetup()?.configuration.captcha
  if (!captcha) return null
  return (
    <Suspense fallback={<div className="min-h-20" />}>
      <CaptchaField {...captcha} {...props} />
    </Suspense>
  )
}
