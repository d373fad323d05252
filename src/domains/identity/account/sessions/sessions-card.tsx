import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Question, SessionList } from '#domains/identity/session-list/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'
import { Card } from '#ui/data/card.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { endSessionsMutation, sessionsQuery } from './sessions.queries.ts'

interface SessionsCardProps {
  /** The label of the choice to end other access, too. */
  alsoEnds: string | undefined
  onSignOut: () => void
}

export function SessionsCard({ alsoEnds, onSignOut }: SessionsCardProps) {
  const { t } = useTranslation('account')
  const question = useSessionQuestion()
  const [revokesKeys, setRevokesKeys] = useState(false)
  const ending = useMutation(endSessionsMutation(revokesKeys))
  return (
    <Card title={t('sessions.title')} description={t('sessions.explanation')}>
      <SessionList
        of={useQuery(sessionsQuery)}
        failedTitle={t('sessions.loadFailed')}
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
      <SignInAgain problem={ending.error ?? undefined} onDismiss={ending.reset} />
    </Card>
  )
}

const prefix = 'end-session-'

/** The question is in the URL, so it survives a new sign-in. */
function useSessionQuestion(): Question {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const hash = useLocation({ select: (location) => location.hash })
  const here = { to: '.', search: true, resetScroll: false } as const
  return {
    asked: hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined,
    ask: (about) => void navigate({ ...here, hash: prefix + about, state: openedHere }),
    close: () => stepBack(() => void navigate({ ...here, hash: '', replace: true })),
  }
}
