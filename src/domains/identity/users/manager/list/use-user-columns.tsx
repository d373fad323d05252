import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useRoleText } from '#i18n/use-role-text.ts'
import { type Column, ownScript } from '#kit/record-list/index.ts'
import { defaultRole } from '#rules/roles.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { User } from '../../user.ts'
import { StatusBadge } from './status-badge.tsx'
import { UserName } from './user-name.tsx'

export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation('users')
  const format = useFormat()
  const { roleName } = useRoleText()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      picture: 'person',
      secondLine: 'email',
      sort: 'name',
      cell: (user) => <UserName user={user} />,
    },
    {
      id: 'email',
      label: t('fields.email'),
      width: 10.75,
      grows: true,
      priority: 4,
      sort: 'email',
      cell: ({ email }) => (
        <span dir="auto" className={ownScript}>
          {email}
        </span>
      ),
    },
    {
      id: 'role',
      priority: 1,
      label: t('fields.role'),
      width: 8.5,
      cell: ({ role }) => (
        <Badge tone={role === defaultRole ? 'neutral' : 'accent'}>{roleName(role)}</Badge>
      ),
    },
    {
      id: 'status',
      priority: 2,
      label: t('fields.status'),
      width: 11.5,
      cell: (user) => <StatusBadge user={user} />,
    },
    {
      id: 'banReason',
      label: t('list.banReason'),
      width: 10,
      grows: true,
      priority: 3,
      cell: ({ banReason }) =>
        banReason !== null && (
          <span dir="auto" className={ownScript}>
            {banReason}
          </span>
        ),
    },
    {
      id: 'createdAt',
      priority: 5,
      label: t('fields.createdAt'),
      width: 7.25,
      numeric: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}
