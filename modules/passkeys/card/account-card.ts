import type { QueryClient } from '@tanstack/react-query'
import { passkeysQuery } from '../sign-in/passkeys.queries.ts'
import { tellDevices } from '../sign-in/tell-devices.ts'

export { PasskeysCard as Card } from './passkeys-card.tsx'

export const fetch = (queryClient: QueryClient) => queryClient.query(passkeysQuery)

export const onPersonChange = (queryClient: QueryClient) => tellDevices(queryClient)
