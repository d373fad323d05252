import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitedSessions, SessionList } from '#domains/identity/session-list/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { endSessionsMutation, sessionsQuery } from './sessions.queries.ts'
import { useSessionQuestion } from './use-session-question.ts'

interface SessionsCardProps {
  /** The label of the choice to end other access, too. */
  alsoEnds: string | undefined
  onSignOut: () => void
}

export function SessionsCard({ alsoEnds, onSignOut }: SessionsCardProps) {
  const { t } = useTranslation('account')
  const question = useSessionQuestion()
  const [revokesKeys, setRevokesKeys] = useState(false)
  const ending = useMutation(endSessionsMutation(useQueryClient(), revokesKeys))
  return (
    <Card title={t('sessions.title')} description={t('sessions.explanation')}>
      <AwaitedSessions of={useQuery(sessionsQuery)} failedTitle={t('sessions.loadFailed')}>
        {(sessions, readAt) => (
          <SessionList
            sessions={sessions}
            readAt={readAt}
            ending={ending}
            texts={{
              endAll: t('sessions.endOthers'),
              endAllTitle: t('sessions.endOthersTitle'),
              endAllText: (count) => t('sessions.endOthersText', { count }),
              allEnded: t('sessions.othersEnded'),
              none: t('sessions.none'),
            }}
            endingAll={
              alsoEnds !== undefined && (
                <Checkbox label={alsoEnds} checked={revokesKeys} onCheckedChange={setRevokesKeys} />
              )
            }
            onSignOut={onSignOut}
            recentQuestion={question}
          />
        )}
      </AwaitedSessions>
      <SignInAgain problem={ending.error ?? undefined} onDismiss={ending.reset} />
    </Card>
  )
}
