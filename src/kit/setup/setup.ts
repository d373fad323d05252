import { createServerFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import type { Session } from '#platform/access/caller.ts'
import type { CaptchaProvider } from '#platform/config/captcha.ts'
import type { Theme } from '#ui/theme/theme.ts'
import { prepareSetup } from './prepare-setup.server.ts'

/** What the browser may know of the configuration: nothing secret, nothing baked into the build. */
export type PublicConfiguration = {
  baseUrl: string
  localMode: boolean
  demoMode: boolean
  /** Mail stays here, at /dev/mailbox. */
  mailbox: boolean
  signUp: 'open' | 'closed'
  providers: ('github' | 'google')[]
  captcha: { provider: CaptchaProvider; siteKey: string } | null
  environment: { name: string; emoji?: string; color: string } | null
  /** Before every title. */
  environmentMark: string | null
  /** How long a sign-in code is good. */
  codeMinutes: number
  /** How long an admin may act as somebody else. */
  impersonationMinutes: number
  /** How long what is deleted can be restored. */
  trashDays: number
  /** Who may read the API reference. */
  apiDocs: 'public' | 'signed-in' | 'off'
}

export type Setup = {
  language: Language
  theme: Theme
  sidebar: 'open' | 'collapsed'
  session: Session | null
  /** Shown to signed-in users: no account is an admin. */
  needsAdmin: boolean
  /** The sample accounts offered before sign-in, in local mode only. */
  sampleAccounts: string[]
  /** The database is away: nobody can tell who is signed in. */
  unavailable: boolean
  /** The request that set the page up; a report of a problem names it. */
  requestId: string
  configuration: PublicConfiguration
}

/** The one call that sets a page up: language, theme, session, public configuration. */
export const getSetup = createServerFn({ method: 'GET' }).handler((): Promise<Setup> =>
  prepareSetup(),
)
