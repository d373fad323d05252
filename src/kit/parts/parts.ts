import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { i18n as I18n, ParseKeys } from 'i18next'
import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { NoticeParts } from '#kit/notices/index.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { ActivityParts } from './activity-parts.ts'
import type { SignInParts } from './sign-in-parts.ts'

interface References {
  [resource: string]: ComponentType<{ id: string; fallback: ReactNode }> | undefined
}

/** A button in the header of both areas, which a module brings by `header-part.tsx`. */
export interface HeaderPart {
  place: 'search' | 'beside-menu'
  Part: ComponentType<{ area: Area }>
}

export interface CodeCheckProps {
  settings: Record<string, string>
  /** `take` gives headers for one request for a code, which uses up what they prove. */
  ref: Ref<{ take: () => Record<string, string> }>
}

/** Parts of the form that asks for a sign-in code, named as the server's `codeChecks`. */
interface CodeChecks {
  [name: string]: ComponentType<CodeCheckProps>
}

/** A feature adds these to pages of others. */
export interface Feature {
  codeChecks?: CodeChecks
  signIn?: SignInParts
  references?: References
  prepareReferences?: (queryClient: QueryClient) => Promise<unknown>
  /** For the parts of `adminNeeds`. */
  adminNeedTexts?: Namespace[]
  dashboardTexts?: Namespace[]
  /** Links in the head of each page. */
  headLinks?: HeadLinks
  mailboxPages?: MailboxPage[]
}

type HeadLinks = (language: string) => { rel: string; href: string }[]

/** The work of a page that can wait until it is hydrated, as `module.after-hydration.ts` of a module. */
export interface AfterHydration {
  start: (router: RegisteredRouter) => void
  /** Ends with the session what this browser keeps of its user. */
  forgetUser?: () => Promise<void> | void
}

interface PageContext {
  i18n: I18n
  queryClient: QueryClient
  parts: Parts
}

/** A card among the settings of an organization. */
export interface OrganizationCard {
  name: string
  order: number
  prepare: (
    context: PageContext,
    organization: { id: string; isOwner: boolean },
  ) => Promise<unknown>
  Card: ComponentType<{ organizationId: string; isOwner: boolean }>
}

/** A page for development, beside the mailbox. */
interface MailboxPage {
  to: string
  title: ParseKeys<'mailbox'>
}

export interface Parts {
  SignInAgainDialog: ComponentType<{ onDismiss: () => void; onSignedIn?: () => void }>
  signIn: SignInParts[]
  headLinks: HeadLinks
  loadAfterHydration: () => Promise<Required<AfterHydration>>
  loadActivity: () => Promise<{ parts: ActivityParts[] }>
  references: References
  prepareReferences: (queryClient: QueryClient) => Promise<unknown>[]
  adminNeedTexts: Namespace[]
  dashboardTexts: Namespace[]
  loadNotices: () => Promise<{ parts: NoticeParts[] }>
  mailboxPages: MailboxPage[]
  loadOrganizationCards: () => Promise<{ parts: OrganizationCard[] }>
  codeChecks: CodeChecks
}

export const PartsContext = createContext<Parts | null>(null)

export function useParts(): Parts {
  const parts = use(PartsContext)
  if (!parts) throw new Error('A page needs PartsContext around it')
  return parts
}
