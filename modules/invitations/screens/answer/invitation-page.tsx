import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { Awaited, CardPending } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { isId } from '#modules/organizations/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ForbiddenState } from '#ui/feedback/forbidden-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import { receivedInvitationQuery } from '../../invitations.queries.ts'
import { AnswerButtons, AnswerProblem, useAnswer } from './answer-buttons.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { NobodysInvitation } from './nobodys-invitation.tsx'

const WIDTHS = ['w-48', 'w-64', 'w-32', 'w-44']

export const prepareInvitation = (context: PageContext, id: string) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['organizations'],
    exists: isId(id),
    queries: [receivedInvitationQuery(id)],
  })

export function InvitationPage({ id }: { id: string }) {
  const { t } = useTranslation(['organizations', 'layouts'])
  const asked = useQuery(receivedInvitationQuery(id))
  const { error } = asked
  if (error instanceof Refusal && isNotOnes(error)) return <NobodysInvitation error={error} />
  return (
    <Awaited
      of={asked}
      title={t('layouts:pages.invitation')}
      failedTitle={t('answer.loadFailed')}
      pending={
        <div className="max-w-2xl">
          <CardPending label={t('answer.loading')} widths={WIDTHS} />
        </div>
      }
    >
      {(invitation) => <InvitationAnswer invitation={invitation} readAt={asked.dataUpdatedAt} />}
    </Awaited>
  )
}

/** Only members of the organization learn that the invitation is for another user; all others get "not found". */
const isNotOnes = ({ status, code }: Refusal) =>
  status === 404 || code === 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION'

interface InvitationAnswerProps {
  invitation: ReceivedInvitation
  readAt: number
}

function InvitationAnswer({ invitation, readAt }: InvitationAnswerProps) {
  const { t } = useTranslation(['organizations', 'layouts'])
  const navigate = useNavigate()
  const answer = useAnswer(invitation, async ({ name, slug }) => {
    toast.success(t('answer.accepted', { name }))
    await navigate({ to: '/app/organizations/$slug', params: { slug }, replace: true })
  })
  const problem = <AnswerProblem problem={answer.problem} />

  if (invitation.status !== 'pending' || invitation.inviter === null) {
    return (
      <Page title={t('layouts:pages.invitation')}>
        {problem}
        <ClosedInvitation invitation={invitation} />
      </Page>
    )
  }
  return (
    <Page title={t('answer.title')}>
      <InvitationCard invitation={invitation} readAt={readAt}>
        {problem}
        <AnswerButtons invitation={invitation} answer={answer} />
      </InvitationCard>
    </Page>
  )
}

function ClosedInvitation({ invitation }: { invitation: ReceivedInvitation }) {
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
