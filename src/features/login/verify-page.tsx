import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'
import { CodeForm } from './code-form.tsx'
import { DeveloperHint } from './developer-hint.tsx'
import { Resend } from './resend.tsx'

/** Asks for the code that was sent to an address, and leads on to the page that was asked for. */
export function VerifyPage({ email, redirect }: { email: string; redirect: string }) {
  const { t } = useTranslation('login')
  const [sent, setSent] = useState(0)
  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t('verify.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('verify.intro')}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <bdi className="font-medium wrap-anywhere">{email}</bdi>
        <TextLink to="/login" search={{ redirect }} className="text-sm">
          {t('verify.change')}
        </TextLink>
      </p>
      {/* Whoever asks again begins again: an empty field, in focus, and no old complaint. */}
      <CodeForm key={sent} email={email} redirect={redirect} />
      <Resend email={email} onSent={() => setSent(sent + 1)} />
      <DeveloperHint />
    </>
  )
}
