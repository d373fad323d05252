import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript } from '#kit/record-list/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { Member } from '../member.server.ts'
import { MemberName } from './member-name.tsx'

export function useMemberColumns(): Column<Member>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return [
    {
      id: 'name',
      label: t('fields.person'),
      slot: 'title',
      picture: 'person',
      secondLine: 'email',
      sort: 'name',
      cell: (member) => <MemberName member={member} />,
    },
    {
      id: 'email',
      label: t('fields.email'),
      width: 13,
      grows: true,
      priority: 2,
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
      width: 10,
      cell: ({ role }) => (
        <Badge tone={role === 'member' ? 'neutral' : 'accent'}>{t(`roles.${role}`)}</Badge>
      ),
    },
    {
      id: 'createdAt',
      priority: 3,
      label: t('fields.since'),
      width: 8,
      numeric: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}
