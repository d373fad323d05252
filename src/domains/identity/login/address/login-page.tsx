import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDrafts } from '#kit/drafts/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { DeveloperHint } from '../code/developer-hint.tsx'
import { EMAIL_FORM, EmailForm } from './email-form.tsx'
import { OtherWays } from './other-ways.tsx'
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

/** Why sign-in is asked, for a user whose session has ended. */
function EndedNotice() {
  const { t } = useTranslation('login')
  const hasEnded = useSetup()?.hasEnded
  const hasKept = useSyncExternalStore(subscribe, hasDrafts, () => false)
  if (!hasEnded && !hasKept) return null
  return (
    <output className="mb-6 block space-y-1 rounded-md bg-accent-tint px-4 py-3 text-sm">
      {hasEnded && <span className="block">{t('ended.text')}</span>}
      {hasKept && <span className="block">{t('ended.kept')}</span>}
    </output>
  )
}

/** Drafts don't change while this page is shown. */
const subscribe = () => () => undefined

/** Each button submits the email form with the email of its account, with JavaScript or without. */
function SampleAccounts({ accounts }: { accounts: string[] }) {
  const { t } = useTranslation('login')
  return (
    <fieldset aria-label={t('login.continueAs')} className="mb-3 flex flex-wrap items-center gap-2">
      <span aria-hidden className="w-full">
        {t('login.continueAs')}
      </span>
      {accounts.map((email) => (
        <Button key={email} type="submit" size="sm" form={EMAIL_FORM} name="sample" value={email}>
          {t(email.startsWith('admin@') ? 'login.admin' : 'login.reader')}
        </Button>
      ))}
    </fieldset>
  )
}
