import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { call } from '#kit/api/index.ts'
import { useBulk, useExactCount, type useRecordList } from '#kit/record-list/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { UserFilter } from '../../list/user-list.server.ts'
import type { User } from '../../user.ts'
import { usersChanged, usersKey, type UserView } from '../../users.queries.ts'
import type { UserBulkAction } from '../../verbs/user-bulk.server.ts'
import { nameOf } from './user-name.tsx'

type Total = ReturnType<typeof useRecordList<User>>['chosen']
type ActType = UserBulkAction['type']

interface Asked {
  type: ActType
  user: User | undefined
  known: Total | undefined
  isOpen: boolean
}

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
    count: (signal) => call('users.count', filter, { signal }),
  })
  const total = counted.count === undefined ? '…' : number(counted.count)

  function act(user: User | undefined, action: UserBulkAction) {
    if (user) return void bulk.act({ ids: [user.id] }, action)
    void bulk.act({ ids: selection.ids, filter: selection.isAll ? filter : undefined }, action)
    return list.release({ leave: false })
  }

  return {
    bulk,
    asked,
    counted,
    affected: asked?.user ? { name: nameOf(asked.user) } : { total },
    ask: (type: ActType, user?: User) =>
      setAsked({ type, user, known: user ? undefined : chosen, isOpen: true }),
    answer: (action: UserBulkAction) => act(asked?.user, action),
    close: () => setAsked((before) => before && { ...before, isOpen: false }),
    unban: (user?: User) => act(user, { type: 'unban' }),
  }
}

export type UserActs = ReturnType<typeof useUserActs>

function useBulkUsers() {
  const { t } = useTranslation('users')
  return useBulk<User, UserFilter, UserBulkAction>({
    send: (chosen, action) => call('users.bulk', { ...chosen, action }),
    changed,
    queryKey: usersKey,
    renew: usersChanged,
    onDone: ({ count, action }) => toast.success(t(`bulk.done.${action.type}`, { count })),
  })
}

function changed(user: User, action: UserBulkAction): User {
  if (action.type === 'endSessions') return user
  if (action.type === 'ban') {
    const { reason, expiresAt = null } = action
    return { ...user, status: 'banned', banned: true, banReason: reason, banExpires: expiresAt }
  }
  const status = user.emailVerified ? 'active' : 'unverified'
  return { ...user, status, banned: false, banReason: null, banExpires: null }
}
