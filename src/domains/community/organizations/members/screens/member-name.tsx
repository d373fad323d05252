import { useTranslation } from 'react-i18next'
import { ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import type { Member } from '../member.server.ts'
import { nameOf } from '../name-of-member.ts'

export function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation('organizations')
  const isOneself = useOrganization().memberId === member.id
  const name = nameOf(member)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span dir="auto" className={`min-w-0 ${ownScript}`}>
            {name}
          </span>
          {isOneself && <Badge tone="accent">{t('members.you')}</Badge>}
          {member.role !== 'member' && (
            <ColumnFallback
              column="role"
              className="ms-auto shrink-0 text-sm/5 font-normal text-accent"
            >
              {t(`roles.${member.role}`)}
            </ColumnFallback>
          )}
        </span>
        <ColumnFallback
          column="email"
          dir="auto"
          className={`text-sm/5 font-normal text-ink-soft ${ownScript}`}
        >
          {member.email}
        </ColumnFallback>
      </span>
    </div>
  )
}
