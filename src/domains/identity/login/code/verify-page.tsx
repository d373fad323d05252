import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useOpenWays } from '../open-ways.ts'
import { SignInHelp } from '../sign-in-help.tsx'
import { useAskedCode } from './asked-code.ts'
import { signIn } from './code-calls.ts'
import { CodeEntry } from './code-entry.tsx'
import { DeveloperHint } from './developer-hint.tsx'
import { useArrival } from './use-arrival.ts'

export function VerifyPage({ email, redirect }: { email: string; redirect: string }) {
  const { t, i18n } = useTranslation('login')
  const arrive = useArrival(redirect)
  const ways = useOpenWays()
  // False if the email comes from a link or JavaScript was off: this tab then has not asked for a code.
  const isSent = useAskedCode('sign-in')?.email === email
  const { hash, state } = useLocation()
  // The link in the message brings the code along.
  const [, linkedCode] = /^code=(\d{6})$/.exec(hash) ?? []

  async function confirm(code: string) {
    await signIn(email, code)
    await arrive.signedIn()
    // The page in which the user has arrived works without it.
    for (const { part } of ways) {
      part.fetch().then(
        (module) => module.onArrivalByCode?.(i18n).catch(() => undefined),
        () => undefined,
      )
    }
  }

  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t('verify.title')}</h1>
      <p className="mt-3 text-ink-soft">{t(isSent ? 'verify.intro' : 'verify.introUnsent')}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <bdi className="font-medium wrap-anywhere">{email}</bdi>
        <TextLink to="/login" search={{ redirect }} className="text-sm">
          {t('verify.change')}
        </TextLink>
      </p>
      <CodeEntry
        purpose="sign-in"
        email={email}
        sampleCode={state.sampleCode ?? linkedCode}
        onCode={confirm}
        onRefused={({ code }) => arrive.refused(code)}
      />
      <SignInHelp email={email} redirect={redirect} />
      <DeveloperHint />
    </>
  )
}
