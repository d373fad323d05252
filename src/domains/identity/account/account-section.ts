import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Namespace } from '#i18n/texts.ts'

/** A card of the account page that another feature brings. */
export interface AccountSection {
  Card: ComponentType
  /** Ways to sign in come before the sessions, other access after them. */
  place: 'sign-in' | 'access'
  fetch: (queryClient: QueryClient) => Promise<unknown>
  texts: Namespace
  /** The user has another name or address. */
  onPersonChange?: (queryClient: QueryClient) => void
}
