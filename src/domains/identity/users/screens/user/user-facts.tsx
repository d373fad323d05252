import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useRoleText } from '#i18n/use-role-text.ts'
import { Fact } from '#kit/record-page/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { Card } from '#ui/data/card.tsx'
import { DefinitionList } from '#ui/data/definition-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { User } from '../../user.ts'
import { userSessionsQuery } from '../../users.queries.ts'
import { StatusBadge } from '../list/status-badge.tsx'
import { nameOf } from '../list/user-name.tsx'

export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  const isOneself = useSession()?.user.id === user.id
  return (
    <Card>
      <div className="flex items-center gap-4 pb-3">
        <Avatar name={nameOf(user)} image={user.image} size="large" />
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium wrap-anywhere select-all">{user.email}</bdi>
          {isOneself && <Badge tone="accent">{t('list.you')}</Badge>}
        </p>
      </div>
      <DefinitionList>
        <Fact term={t('fields.role')} value={roleName(user.role)} />
        <Fact term={t('fields.status')} value={<Status user={user} />} />
        <Allowed needs={{ session: ['list'] }}>
          <Fact term={t('fields.lastSeen')} value={<LastSeen id={user.id} />} />
        </Allowed>
        <Fact term={t('fields.createdAt')} value={user.createdAt} />
        <Fact term={t('user.updatedAt')} value={user.updatedAt} />
      </DefinitionList>
    </Card>
  )
}

function Status({ user }: { user: User }) {
  return (
    <>
      <StatusBadge user={user} />
      {user.banReason && (
        <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">
          <bdi>{user.banReason}</bdi>
        </p>
      )}
    </>
  )
}

function LastSeen({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const formats = useFormat()
  const { data, dataUpdatedAt } = useQuery(userSessionsQuery(id))
  const last = data?.[0]?.lastSeenAt
  if (last !== undefined) {
    return <LocalText>{ago(last, dataUpdatedAt, formats)}</LocalText>
  }
  return <span className="text-ink-faint">{data ? t('user.nowhere') : '…'}</span>
}
