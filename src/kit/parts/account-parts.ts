import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { Prepared } from './sign-in-parts.ts'

/** A card of the account page that another feature brings, by `module.account.ts` if it is a module. */
export interface AccountSection {
  order: number
  /** Ways to sign in come before the sessions, other access after them, settings before the user’s data. Else it is a part of the card with these texts. */
  place: 'sign-in' | 'access' | 'settings' | { within: Namespace }
  /** The page opens the card’s dialog when its address has this hash. */
  step?: `#${string}`
  texts: Namespace
  /** Labels the choice to end this access, too, where a user ends sessions. */
  alsoEnds?: (i18n: I18n) => string
  part: Prepared<AccountCard>
}

export interface AccountCardProps {
  /** Whether the dialog of the card is open: only cards with a `step` have one. */
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  children?: ReactNode
}

interface AccountCard {
  Card: ComponentType<AccountCardProps>
  fetch: (queryClient: QueryClient) => Promise<unknown>
  /** The user has another name or address. */
  onPersonChange?: (queryClient: QueryClient) => void
}
