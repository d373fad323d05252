import { createServerFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import type { Session } from '#platform/access/caller.ts'
import type { OfferedProvider, Visitor } from '#platform/context/access.ts'
import type { Theme } from '#ui/theme/theme.ts'
import { prepareSetup } from './prepare-setup.server.ts'

/** The configuration visible to browsers: nothing secret, nothing from the build. */
export type PublicConfiguration = {
  baseUrl: string
  localMode: boolean
  demoMode: boolean
  mailbox: boolean
  signUp: 'open' | 'closed'
  hasCodes: boolean
  providers: OfferedProvider[]
  /** Other ways to sign in that are open, as modules name them. */
  ways: string[]
  /** Settings of what must be passed before a sign-in code is sent, by name. */
  codeChecks: Record<string, Record<string, string>>
  environment: { name: string; emoji?: string; color: string } | null
  environmentMark: string | null
  codeMinutes: number
  impersonationMinutes: number
  trashDays: number
  apiDocs: 'public' | 'signed-in' | 'off'
  /** Names of what the configuration switches on in modules. */
  offers: string[]
}

export type Setup = {
  language: Language
  theme: Theme
  sidebar: 'open' | 'collapsed'
  session: Session | null
  /** The browser was signed in before, so the sign-in page says why it is shown. */
  hasEnded: boolean
  needsAdmin: boolean
  sampleAccounts: string[]
  /** The roles in which a visitor of this demo may look around; empty on other servers. */
  demoVisitors: Visitor[]
  unavailable: boolean
  requestId: string
  configuration: PublicConfiguration
}

export const getSetup = createServerFn({ method: 'GET' }).handler((): Promise<Setup> =>
  prepareSetup(),
)
