import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useRoleText } from '#i18n/use-role-text.ts'
import { type DescribedList, OwnScript, useColumns } from '#kit/resource-pages/index.ts'
import { defaultRole } from '#rules/roles.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { User } from '../../user.ts'
import { StatusBadge } from './status-badge.tsx'
import { UserName } from './user-name.tsx'

export function useUserColumns(of: DescribedList, readAt: number) {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  const formats = useFormat()
  return useColumns<User>(of, {
    name: {
      slot: 'title',
      picture: 'person',
      secondLine: 'email',
      cell: (user) => <UserName user={user} />,
    },
    email: { width: 10.75, priority: 4 },
    role: {
      priority: 1,
      width: 8.5,
      cell: ({ role }) => (
        <Badge tone={role === defaultRole ? 'neutral' : 'accent'}>{roleName(role)}</Badge>
      ),
    },
    status: { priority: 2, width: 11.5, cell: (user) => <StatusBadge user={user} /> },
    lastSeenAt: {
      label: t('fields.lastSeen'),
      width: 9,
      priority: 5,
      isLocal: true,
      cell: ({ lastSeenAt }) => lastSeenAt && ago(lastSeenAt.getTime(), readAt, formats),
    },
    banReason: {
      label: t('list.banReason'),
      width: 10,
      grows: true,
      priority: 3,
      cell: ({ banReason }) => banReason !== null && <OwnScript text={banReason} />,
    },
    createdAt: { priority: 6, width: 7.25 },
  })
}
