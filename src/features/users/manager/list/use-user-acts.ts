import { useState } from 'react'
import { useCount, type useRecordList } from '#features/record-list/index.ts'
import { useBulkUsers } from '../../bulk/use-bulk-users.ts'
import type { UserBulkAction } from '../../bulk/user-bulk.server.ts'
import type { UserView } from '../../list/user-address.ts'
import type { User } from '../../user.ts'
import { nameOf } from './user-name.tsx'

type ActType = UserBulkAction['type']

/** A question before something is done. */
interface Asked {
  type: ActType
  /** Of the row whose menu it was; without one it is about all who are chosen. */
  user: User | undefined
  /** One by their name, several by how many they are. */
  whom: { name: string } | { total: string }
  /** A dialog that leaves still says what it was about. */
  isOpen: boolean
}

/** What is done to users of a list: to one by the menu of their row, or to all who are chosen. */
export function useUserActs(
  list: ReturnType<typeof useRecordList<User>>,
  { sort: _order, ...filter }: UserView,
) {
  const bulk = useBulkUsers()
  const countOf = useCount()
  const [asked, setAsked] = useState<Asked>()
  const { selection, chosen } = list

  function act(user: User | undefined, action: UserBulkAction) {
    if (user) return bulk.act({ ids: [user.id] }, action)
    bulk.act({ ids: selection.ids, filter: selection.isAll ? filter : undefined }, action)
    return list.release({ leave: false })
  }

  return {
    bulk,
    asked,
    ask: (type: ActType, user?: User) => {
      const whom = user ? { name: nameOf(user) } : { total: countOf(chosen) }
      setAsked({ type, user, whom, isOpen: true })
    },
    answer: (action: UserBulkAction) => act(asked?.user, action),
    close: () => setAsked((before) => before && { ...before, isOpen: false }),
    /** Asks nobody: it takes nothing away. */
    unban: (user?: User) => act(user, { type: 'unban' }),
  }
}

export type UserActs = ReturnType<typeof useUserActs>
