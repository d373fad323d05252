import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/session/index.ts'
import { canKeep } from '#modules/pwa/index.ts'
import { keptShelvesQuery } from './keep-shelves.mutation.ts'

/** The copy that this user keeps on this device. */
export function useKept() {
  const userId = useSession()?.user.id
  const { data } = useQuery({ ...keptShelvesQuery(), enabled: canKeep() })
  return data?.userId === userId ? data : null
}
