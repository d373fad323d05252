import { useTranslation } from 'react-i18next'
import { api } from '#kit/api/index.ts'
import { useBulk } from '#kit/record-list/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { UserFilter } from '../../list/user-list.server.ts'
import type { User } from '../../user.ts'
import { usersChanged, usersKey } from '../../users.queries.ts'
import type { UserBulkAction } from '../../verbs/user-bulk.server.ts'

export function useBulkUsers() {
  const { t } = useTranslation('users')
  return useBulk<User, UserFilter, UserBulkAction>({
    send: async (chosen, action) => (await api()).users.bulk({ ...chosen, action }),
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
