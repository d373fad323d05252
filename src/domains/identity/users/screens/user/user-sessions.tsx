import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SessionList } from '#domains/identity/session-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import type { User } from '../../user.ts'
import { endUserSessionsMutation } from '../../users.mutations.ts'
import { userSessionsQuery } from '../../users.queries.ts'

export function UserSessions({ user: { id } }: { user: User }) {
  const { t } = useTranslation('users')
  const isOneself = useSession()?.user.id === id
  if (!isOneself) return <SessionsOf key={id} id={id} />
  return (
    <Card title={t('sessions.title')} description={t('sessions.own')}>
      <LinkButton to="/manager/account">{t('sessions.toAccount')}</LinkButton>
    </Card>
  )
}

function SessionsOf({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const ending = useMutation(endUserSessionsMutation(id))
  return (
    <Card title={t('sessions.title')} description={t('sessions.explanation')}>
      <SessionList
        of={useQuery(userSessionsQuery(id))}
        failedTitle={t('sessions.loadFailed')}
        ending={ending}
        texts={{
          endAll: t('sessions.endAll'),
          endAllTitle: t('sessions.endAllTitle'),
          endAllText: (count) => t('sessions.endAllText', { count }),
          allEnded: t('sessions.allEnded'),
          none: t('sessions.none'),
        }}
      />
    </Card>
  )
}
