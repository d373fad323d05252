import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { api } from '#kit/api/index.ts'
import { useExactCount, type useRecordList } from '#kit/record-list/index.ts'
import { useBulkUsers } from '../../bulk/use-bulk-users.ts'
import type { UserBulkAction } from '../../bulk/user-bulk.server.ts'
import type { UserView } from '../../list/user-address.ts'
import type { User } from '../../user.ts'
import { nameOf } from './user-name.tsx'

type Total = ReturnType<typeof useRecordList<User>>['chosen']
type ActType = UserBulkAction['type']

/** A question before something is done. */
interface Asked {
  type: ActType
  /** Of the row whose menu it was; without one it is about all who are chosen. */
  user: User | undefined
  /** How many are chosen, as far as the list knows. */
  known: Total | undefined
  /** A dialog that leaves still says what it was about. */
  isOpen: boolean
}

/** What is done to users of a list: to one by the menu of their row, or to all who are chosen. */
export function useUserActs(
  list: ReturnType<typeof useRecordList<User>>,
  { sort: _order, ...filter }: UserView,
) {
  const bulk = useBulkUsers()
  const { number } = useFormat()
  const [asked, setAsked] = useState<Asked>()
  const { selection, chosen } = list

  const counted = useExactCount({
    known: asked?.known,
    isAsked: asked?.isOpen === true,
    of: ['users', filter],
    count: async (signal) => (await api()).users.count(filter, { signal }),
  })
  const total = counted.count === undefined ? '…' : number(counted.count)

  function act(user: User | undefined, action: UserBulkAction) {
    if (user) return bulk.act({ ids: [user.id] }, action)
    bulk.act({ ids: selection.ids, filter: selection.isAll ? filter : undefined }, action)
    return list.release({ leave: false })
  }

  return {
    bulk,
    asked,
    counted,
    /** One by their name, several by how many they are. */
    affected: asked?.user ? { name: nameOf(asked.user) } : { total },
    ask: (type: ActType, user?: User) =>
      setAsked({ type, user, known: user ? undefined : chosen, isOpen: true }),
    answer: (action: UserBulkAction) => act(asked?.user, action),
    close: () => setAsked((before) => before && { ...before, isOpen: false }),
    /** Asks nobody: it takes nothing away. */
    unban: (user?: User) => act(user, { type: 'unban' }),
  }
}

export type UserActs = ReturnType<typeof useUserActs>
