import type { QueryClient } from '@tanstack/react-query'
import { PasskeysCard } from './passkeys-card.tsx'
import { passkeysQuery } from './passkeys.queries.ts'
import { tellDevices } from './tell-devices.ts'

export const passkeysSection = {
  Card: PasskeysCard,
  place: 'sign-in',
  fetch: (queryClient: QueryClient) => queryClient.query(passkeysQuery),
  texts: 'passkeys',
  onPersonChange: (queryClient: QueryClient) => tellDevices(queryClient),
} as const
