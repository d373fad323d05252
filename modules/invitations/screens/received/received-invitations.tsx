import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { OrganizationLogo } from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Ends } from '../../ends.tsx'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import { receivedInvitationsQuery } from '../../invitations.queries.ts'
import { AnswerButtons, AnswerProblem, useAnswer } from '../answer/answer-buttons.tsx'

export function ReceivedInvitations() {
  const { t } = useTranslation(['organizations', 'common'])
  const {
    data: waiting = [],
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery(receivedInvitationsQuery)
  if (error) {
    return (
      <p role="alert" className="mb-6 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <span>
          {t('received.failed')} <ProblemText error={error} />
        </span>
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          {t('common:actions.tryAgain')}
        </Button>
      </p>
    )
  }
  if (waiting.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl/snug font-medium">
        {t('received.title', { count: waiting.length })}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {waiting.map((invitation) => (
          <Received key={invitation.id} invitation={invitation} readAt={dataUpdatedAt} />
        ))}
      </ul>
    </section>
  )
}

interface ReceivedProps {
  invitation: ReceivedInvitation
  readAt: number
}

function Received({ invitation, readAt }: ReceivedProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { organization, inviter, role, expiresAt } = invitation
  const answer = useAnswer(invitation, ({ name, slug }) =>
    toast.success(t('answer.accepted', { name }), {
      action: {
        label: t('list.open'),
        onClick: () => void navigate({ to: '/app/organizations/$slug', params: { slug } }),
      },
    }),
  )
  return (
    <li className="px-5 py-4">
      <AnswerProblem problem={answer.problem} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <OrganizationLogo organization={organization} />
        <div className="min-w-0 grow basis-60">
          <p className="font-medium wrap-anywhere">
            <bdi>{organization.name}</bdi>
          </p>
          <p className="text-sm text-ink-soft">
            {inviter !== null && <>{t('answer.from', { inviter })} · </>}
            {t(`roles.${role}`)} · <Ends at={expiresAt} readAt={readAt} />
          </p>
        </div>
        <AnswerButtons invitation={invitation} answer={answer} />
      </div>
    </li>
  )
}
