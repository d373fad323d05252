import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ForbiddenState } from '#ui/feedback/forbidden-state.tsx'
import type { ReceivedInvitation } from '../../invitation.server.ts'

export function ClosedInvitation({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTranslation('organizations')
  const { status, inviter, organization } = invitation
  const { name, slug } = organization
  if (status === 'accepted') {
    return (
      <EmptyState
        drawing={<Envelope />}
        title={t('answer.closed.accepted')}
        text={t('answer.closed.acceptedText', { name })}
        actions={
          <LinkButton to="/app/organizations/$slug" params={{ slug }} variant="primary">
            {t('answer.open', { name })}
          </LinkButton>
        }
      />
    )
  }
  // A pending invitation without an inviter is closed: the inviter's account was deleted.
  const why = status === 'pending' ? 'orphaned' : status
  return (
    <ForbiddenState
      title={t(`answer.closed.${why}`)}
      text={
        inviter === null
          ? t('answer.closed.askThem', { name })
          : t('answer.closed.ask', { name, inviter })
      }
      actions={<LinkButton to="/app/organizations">{t('answer.toOrganizations')}</LinkButton>}
    />
  )
}
