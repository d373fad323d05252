import { useQuery } from '@tanstack/react-query'
import { useHasPasskeys } from '#domains/identity/passkey-sign-in/index.ts'
import { passkeysQuery } from './passkeys.queries.ts'

/** Whether the user has one to sign in with, and whether nothing else lets them in. */
export function useHasPasskey() {
  const enabled = useHasPasskeys()
  const { data } = useQuery({ ...passkeysQuery, enabled })
  return { hasPasskey: (data?.items.length ?? 0) > 0, isOnly: Boolean(data?.passkeyOnly) }
}
