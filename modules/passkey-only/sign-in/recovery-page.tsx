import { useTranslation } from 'react-i18next'
import { useArrival } from '#domains/identity/login/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { RecoveryForm } from './recovery-form.tsx'

export function RecoveryPage({ email, redirect }: { email: string; redirect: string }) {
  const { t } = useTranslation('login')
  const arrive = useArrival(redirect)
  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t('recovery.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('recovery.intro')}</p>
      <RecoveryForm email={email} onSignedIn={() => arrive.signedIn('recovery-code')} />
      <p className="mt-6 text-sm">
        <TextLink to="/login" search={{ redirect }}>
          {t('error.again')}
        </TextLink>
      </p>
    </>
  )
}
