import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import { ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { defaultRole } from '#rules/roles.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { User } from '../../user.ts'

export const nameOf = ({ name, email }: Pick<User, 'name' | 'email'>) => name || email

export function UserName({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  const name = nameOf(user)
  const isOneself = useSession()?.user.id === user.id
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} image={user.image} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <Link
            to="/manager/users/$id"
            params={{ id: user.id }}
            dir="auto"
            className={`min-w-0 ${ownScript}`}
          >
            {name}
          </Link>
          {isOneself && <Badge tone="accent">{t('list.you')}</Badge>}
          {user.role !== defaultRole && !isOneself && (
            <Mark column="role" className="text-accent">
              {roleName(user.role)}
            </Mark>
          )}
        </span>
        <ColumnFallback column="email" className="flex gap-2 text-sm/5 font-normal text-ink-soft">
          <span dir="auto" className={ownScript}>
            {user.email}
          </span>
          {user.status !== 'active' && (
            <Mark column="status" className={tones[user.status]}>
              {t(`statuses.${user.status}`)}
            </Mark>
          )}
        </ColumnFallback>
      </span>
    </div>
  )
}

interface MarkProps {
  column: 'role' | 'status'
  className: string
  children: string
}

const tones = { banned: 'text-danger', unverified: 'text-warning' }

const Mark = ({ column, className, children }: MarkProps) => (
  <ColumnFallback column={column} className={`ms-auto shrink-0 text-sm/5 font-normal ${className}`}>
    {children}
  </ColumnFallback>
)
