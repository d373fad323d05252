import { createServerFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import type { Session } from '#platform/access/caller.ts'
import type { CaptchaProvider } from '#platform/config/captcha.ts'
import type { Theme } from '#ui/theme/theme.ts'
import { prepareSetup } from './prepare-setup.server.ts'

/** The configuration visible to browsers: nothing secret, nothing from the build. */
export type PublicConfiguration = {
  baseUrl: string
  localMode: boolean
  demoMode: boolean
  /** Messages are kept at /dev/mailbox instead of being sent. */
  mailbox: boolean
  signUp: 'open' | 'closed'
  providers: ('github' | 'google')[]
  captcha: { provider: CaptchaProvider; siteKey: string } | null
  environment: { name: string; emoji?: string; color: string } | null
  environmentMark: string | null
  codeMinutes: number
  impersonationMinutes: number
  trashDays: number
  apiDocs: 'public' | 'signed-in' | 'off'
}

export type Setup = {
  language: Language
  theme: Theme
  sidebar: 'open' | 'collapsed'
  session: Session | null
  /** True if no account is an admin; shown to signed-in users. */
  needsAdmin: boolean
  /** The sample accounts offered at sign-in, in local mode only. */
  sampleAccounts: string[]
  /** The database is unreachable, so the session is unknown. */
  unavailable: boolean
  /** The id of the initial request, for problem reports. */
  requestId: string
  configuration: PublicConfiguration
}

export const getSetup = createServerFn({ method: 'GET' }).handler((): Promise<Setup> =>
  prepareSetup(),
)
