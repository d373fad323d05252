import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCaptcha } from '#features/captcha/index.ts'
import { useSendCode } from './use-send-code.ts'

/** Sends a sign-in code to an address, and goes where it is entered; `redirect` is the page that follows. */
export function useSignInCode(redirect: string) {
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const send = useMutation({
    mutationFn: useSendCode('sign-in', () => captcha.take()),
    onSuccess: (_, email) => navigate({ to: '/login/verify', search: { email, redirect } }),
  })
  return { send, captchaField: captcha.field }
}
