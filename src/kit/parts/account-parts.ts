import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { Prepared } from './sign-in-parts.ts'

/** A card of the account page that another feature brings, by `module.account.ts` if it is a module. */
export interface AccountSection {
  order: number
  /** Ways to sign in come before the sessions, other access after them. Else it is a part of the card with these texts. */
  place: 'sign-in' | 'access' | { within: Namespace }
  texts: Namespace
  part: Prepared<AccountCard>
}

export interface AccountCard {
  Card: ComponentType<{ children?: ReactNode }>
  fetch: (queryClient: QueryClient) => Promise<unknown>
  /** The user has another name or address. */
  onPersonChange?: (queryClient: QueryClient) => void
}
