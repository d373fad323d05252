import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import type { Member } from '../../members/member.server.ts'
import { nameOf } from '../../members/name-of-member.ts'

export function useManagedMemberColumns(): Column<Member>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      picture: 'person',
      secondLine: 'email',
      cell: (member) => <Named member={member} />,
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
      width: 9,
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      id: 'createdAt',
      priority: 3,
      label: t('fields.since'),
      width: 8,
      numeric: true,
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}

function Named({ member }: { member: Member }) {
  const { t } = useTranslation('organizations')
  const { userId, email, role } = member
  const name = nameOf(member)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0 grow">
        <Link
          to="/manager/users/$id"
          params={{ id: userId }}
          dir="auto"
          className={`min-w-0 ${ownScript}`}
        >
          {name}
        </Link>
        <ColumnFallback column="email" className="flex gap-2 text-sm/5 font-normal text-ink-soft">
          <span dir="auto" className={ownScript}>
            {email}
          </span>
          <ColumnFallback column="role" className="ms-auto shrink-0">
            {t(`roles.${role}`)}
          </ColumnFallback>
        </ColumnFallback>
      </span>
    </div>
  )
}
