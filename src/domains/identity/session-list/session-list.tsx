import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceName } from '#kit/devices/index.ts'
import { Fetched, ProblemText } from '#kit/problems/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { Ended } from './ending-sessions.ts'
import { SessionPending } from './session-pending.tsx'
import { SessionRow } from './session-row.tsx'
import type { ShownSession } from './shown-session.ts'

const shownAtFirst = 5

interface SessionListProps extends Omit<SessionsProps, 'sessions' | 'readAt'> {
  of: UseQueryResult<ShownSession[]>
  failedTitle: string
}

interface SessionsProps {
  sessions: ShownSession[]
  readAt: number
  ending: Pick<UseMutationResult<unknown, Error, Ended>, 'mutate' | 'error' | 'reset'>
  texts: {
    endAll: string
    endAllTitle: string
    endAllText: (count: number) => string
    allEnded: string
    none: ReactNode
  }
  /** Names what ends together with all sessions. */
  endingAll?: ReactNode
  onSignOut?: () => void
  recentQuestion?: Question
}

export interface Question {
  asked: string | undefined
  ask: (about: string) => void
  close: () => void
}

export const SessionList = ({ of: query, failedTitle, ...props }: SessionListProps) => (
  <Fetched of={query} failedTitle={failedTitle} pending={<SessionPending />}>
    {(sessions) => <Sessions {...props} sessions={sessions} readAt={query.dataUpdatedAt} />}
  </Fetched>
)

function Sessions(props: SessionsProps) {
  const { sessions, readAt, ending, texts, endingAll, onSignOut, recentQuestion } = props
  const { t } = useTranslation(['session-list', 'common'])
  const nameOf = useDeviceName()
  const list = useRef<HTMLUListElement>(null)
  const ended = useRef(false)
  const local = useLocalQuestion()
  const { asked, ask: askAbout, close } = recentQuestion ?? local
  const found = asked === 'all' ? asked : sessions.find(({ id }) => id === asked)
  const [chosen, setChosen] = useState<Ended>('all')
  if (found && found !== chosen) setChosen(found)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst)
  const others = sessions.filter(({ current }) => !current)
  const device = chosen === 'all' ? undefined : nameOf(chosen.userAgent)

  function ask(next: Ended) {
    ended.current = false
    askAbout(next === 'all' ? next : next.id)
  }

  function showAll() {
    setWhole(true)
    list.current?.focus()
  }

  function end() {
    ended.current = true
    ending.reset()
    ending.mutate(chosen, {
      onError: () => toast.error(t('endFailed')),
      onSuccess: () => toast.success(chosen === 'all' ? texts.allEnded : t('ended')),
    })
    return Promise.resolve()
  }

  const question = (open: boolean) => (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      // The pressed button is gone with its session.
      finalFocus={() => !ended.current || list.current}
      title={device ? t('endTitle') : texts.endAllTitle}
      text={
        device ? (
          <>
            <span className="block font-medium text-ink">{device}</span>
            {t('endText')}
          </>
        ) : (
          texts.endAllText(others.length)
        )
      }
      tone="danger"
      confirmLabel={device ? t('end') : texts.endAll}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={end}
      errorText={() => null}
    >
      {!device && endingAll}
    </ConfirmDialog>
  )
  const isOpen = found !== undefined

  return (
    <>
      <ul ref={list} tabIndex={-1} className="-mt-2 -mb-4 divide-y divide-line outline-none">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            readAt={readAt}
            onEnd={session.current && onSignOut ? onSignOut : () => ask(session)}
          />
        ))}
      </ul>
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4 text-sm">
        {ending.error && (
          <p role="alert" className="mb-3 text-danger">
            {t('endFailed')}. <ProblemText error={ending.error} />
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {others.length > 0 ? (
            <Button onClick={() => ask('all')}>{texts.endAll}</Button>
          ) : (
            <p className="text-ink-soft">{texts.none}</p>
          )}
          {shown.length < sessions.length && (
            <Button variant="quiet" onClick={showAll}>
              {t('showAll')}
            </Button>
          )}
        </div>
      </div>
      {recentQuestion ? (
        <AfterRecentSignIn open={isOpen} onDismiss={close}>
          {question}
        </AfterRecentSignIn>
      ) : (
        question(isOpen)
      )}
    </>
  )
}

function useLocalQuestion(): Question {
  const [asked, ask] = useState<string>()
  return { asked, ask, close: () => ask(undefined) }
}
