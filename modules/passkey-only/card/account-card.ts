import type { QueryClient } from '@tanstack/react-query'
import { passkeysQuery } from '#modules/passkeys/index.ts'

export { PasskeyOnlyPart as Card } from './passkey-only-part.tsx'

export const fetch = (queryClient: QueryClient) => queryClient.query(passkeysQuery)
