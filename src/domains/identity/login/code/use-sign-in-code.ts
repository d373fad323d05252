import { useNavigate } from '@tanstack/react-router'
import { useCaptcha } from '#domains/identity/captcha/index.ts'
import { withPlace } from '../with-place.ts'
import { useSendCode } from './use-send-code.ts'

export function useSignInCode(redirect: string) {
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const sendCode = useSendCode('sign-in', () => captcha.take())

  async function send(email: string) {
    await sendCode(email)
    await navigate({ to: '/login/verify', search: { email, redirect: withPlace(redirect) } })
  }

  return { send, captchaField: captcha.field }
}
