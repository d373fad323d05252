import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '#layouts/page.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerProblem } from './answer-problem.tsx'
import { ClosedInvitation } from './closed-invitation.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { useAnswer } from './use-answer.ts'

interface InvitationAnswerProps {
  invitation: ReceivedInvitation
  readAt: number
}

export function InvitationAnswer({ invitation, readAt }: InvitationAnswerProps) {
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
