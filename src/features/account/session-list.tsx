import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#features/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { OwnSession } from './own-session.ts'
import { SessionRow } from './session-row.tsx'
import { endOthersMutation, endSessionMutation } from './sessions.queries.ts'
import { useDeviceName } from './use-device-name.ts'

interface SessionListProps {
  sessions: OwnSession[]
  readAt: number
  onSignOut: () => void
}

/** A session that is ended leaves the list at once; where that fails it comes back, and the reason with it. */
export function SessionList({ sessions, readAt, onSignOut }: SessionListProps) {
  const { t } = useTranslation(['account', 'common'])
  const nameOf = useDeviceName()
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const ended = useRef(false)
  const [asking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<OwnSession | 'others'>('others')
  const answers = { onError: () => toast.error(t('sessions.endFailed')) }
  const endOne = useMutation(endSessionMutation(queryClient))
  const endOthers = useMutation(endOthersMutation(queryClient))
  const problem = endOne.error ?? endOthers.error
  const others = sessions.filter(({ current }) => !current)
  const device = chosen === 'others' ? undefined : nameOf(chosen.userAgent)

  function ask(next: OwnSession | 'others') {
    ended.current = false
    setChosen(next)
    setAsking(true)
  }

  /** The list answers at once; the dialog waits for nothing. */
  function end() {
    ended.current = true
    endOne.reset()
    endOthers.reset()
    if (chosen === 'others') {
      endOthers.mutate(undefined, {
        ...answers,
        onSuccess: () => toast.success(t('sessions.othersEnded')),
      })
    } else {
      endOne.mutate(chosen, {
        ...answers,
        onSuccess: () => toast.success(t('sessions.ended')),
      })
    }
    return Promise.resolve()
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className="-mt-2 -mb-4 divide-y divide-line outline-none">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            readAt={readAt}
            onEnd={session.current ? onSignOut : () => ask(session)}
          />
        ))}
      </ul>
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4 text-sm">
        {problem && (
          <p role="alert" className="mb-3 text-danger">
            {t('sessions.endFailed')}. <ProblemText error={problem} />
          </p>
        )}
        {others.length > 0 ? (
          <Button onClick={() => ask('others')}>{t('sessions.endOthers')}</Button>
        ) : (
          <p className="text-ink-soft">{t('sessions.none')}</p>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        // The button that was pressed has left with its session.
        finalFocus={() => !ended.current || list.current}
        title={device ? t('sessions.endTitle') : t('sessions.endOthersTitle')}
        text={
          device ? (
            <>
              <span className="block font-medium text-ink">{device}</span>
              {t('sessions.endText')}
            </>
          ) : (
            t('sessions.endOthersText', { count: others.length })
          )
        }
        tone="danger"
        confirmLabel={device ? t('sessions.end') : t('sessions.endOthers')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={end}
        errorText={() => null}
      />
    </>
  )
}
