import { useTranslation } from 'react-i18next'
import { ownValue } from '#rules/own-value.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'

/** Other values are shown as an unknown error (specification 2). */
const CASES: Record<
  string,
  | 'access_denied'
  | 'agreement_required'
  | 'banned'
  | 'foreign_address'
  | 'passkey_only'
  | 'signup_disabled'
  | 'single_sign_on'
> = {
  signup_disabled: 'signup_disabled',
  access_denied: 'access_denied',
  agreement_required: 'agreement_required',
  banned: 'banned',
  BANNED_USER: 'banned',
  foreign_address: 'foreign_address',
  single_sign_on: 'single_sign_on',
  passkey_only: 'passkey_only',
}

export function LoginErrorPage({ error, redirect }: { error: string; redirect: string }) {
  const { t } = useTranslation('login')
  const name = ownValue(CASES, error) ?? 'unknown_error'
  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t(`error.${name}.title`)}</h1>
      <p className="mt-3 text-ink-soft">{t(`error.${name}.text`)}</p>
      <LinkButton to="/login" search={{ redirect }} variant="primary" className="mt-8 w-full">
        {t('error.again')}
      </LinkButton>
    </>
  )
}
