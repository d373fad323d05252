import { useTranslation } from 'react-i18next'
import { useSetup } from '#kit/setup/index.ts'
import { DeveloperHint } from '../code/developer-hint.tsx'
import { EmailForm } from './email-form.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { OtherWays } from './other-ways.tsx'
import { SampleAccounts } from './sample-accounts.tsx'
import type { SignInReason } from './sign-in-reason.ts'

interface LoginPageProps {
  redirect: string
  /** Another part of the page has the heading. */
  isBelow?: boolean
  /** The purpose of the sign-in, as the link of an invitation tells it. */
  invitation?: SignInReason | undefined
}

export function LoginPage({ redirect, isBelow = false, invitation }: LoginPageProps) {
  const { t } = useTranslation('login')
  const setup = useSetup()
  const { hasCodes = true, signUp } = setup?.configuration ?? {}
  const accounts = setup?.sampleAccounts ?? []
  const title = signUp === 'closed' ? 'title' : 'titleOrSignUp'
  return (
    <>
      <EndedNotice />
      {!isBelow && (
        <h1 className="text-4xl/tight font-medium tracking-tight">{t(`login.${title}`)}</h1>
      )}
      {invitation && (
        <p className="mt-6 rounded-md border border-line bg-accent-tint px-4 py-3 wrap-anywhere">
          {t('login.invited', { ...invitation })}
        </p>
      )}
      {hasCodes && (
        <>
          <p className="mt-3 text-ink-soft">{t('login.intro')}</p>
          <EmailForm redirect={redirect} email={invitation?.email} />
        </>
      )}
      <OtherWays redirect={redirect} />
      <DeveloperHint>{accounts.length > 0 && <SampleAccounts accounts={accounts} />}</DeveloperHint>
    </>
  )
}
