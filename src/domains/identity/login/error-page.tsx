import type { ResourceNamespaceMap } from 'i18next'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'

type Case = Exclude<keyof ResourceNamespaceMap['login']['error'], 'again'>

export function LoginErrorPage({ error, redirect }: { error: string; redirect: string }) {
  const { t, i18n } = useTranslation('login')
  /** Modules add cases by their texts. Other values are shown as an unknown error (specification 2). */
  const isKnown = (code: string): code is Case =>
    /^\w+$/.test(code) && i18n.exists(`login:error.${code}.title`)
  const code = error === 'BANNED_USER' ? 'banned' : error
  const name = isKnown(code) ? code : 'unknown_error'
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
