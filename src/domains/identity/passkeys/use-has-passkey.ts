import { useQuery } from '@tanstack/react-query'
import { useHasPasskeys } from '#domains/identity/passkey-sign-in/index.ts'
import { passkeysQuery } from './passkeys.queries.ts'

/** Whether the user has one to sign in with. */
export function useHasPasskey() {
  const enabled = useHasPasskeys()
  const { data } = useQuery({ ...passkeysQuery, enabled })
  return (data?.length ?? 0) > 0
}
