import { useQuery } from '@tanstack/react-query'
import { passkeysQuery } from './passkeys.queries.ts'
import { useHasPasskeys } from './use-passkey.ts'

/** Whether the user has one to sign in with. */
export function useHasPasskey(): boolean {
  const enabled = useHasPasskeys()
  const { data } = useQuery({ ...passkeysQuery, enabled })
  return (data?.items.length ?? 0) > 0
}
