import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed, ProblemText } from '#kit/problems/index.ts'
import { SignInAgain, useSession, useSessionChanged } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { passkeysQuery, refreshPasskeys } from '../sign-in/passkeys.queries.ts'
import { useAddPasskey, useHasPasskeys } from '../sign-in/use-passkey.ts'
import { PasskeyQuestions, type PasskeyQuestion } from './passkey-questions.tsx'
import { PasskeyRow } from './passkey-row.tsx'

interface PasskeysCardProps {
  children?: ReactNode
}

export function PasskeysCard(props: PasskeysCardProps) {
  return useHasPasskeys() && <Passkeys {...props} />
}

function Passkeys({ children }: PasskeysCardProps) {
  const { t } = useTranslation('passkeys')
  const queryClient = useQueryClient()
  const query = useQuery(passkeysQuery)
  const { data, dataUpdatedAt, error, fetchStatus } = query
  const passkeys = data?.items
  const isAway = !passkeys && (error !== null || fetchStatus === 'paused')
  const [asked, setAsked] = useState<PasskeyQuestion>()
  const list = useRef<HTMLDivElement>(null)
  const isAsked = useSession()?.adminNeed
  const sessionChanged = useSessionChanged()
  const adding = useAddPasskey(async () => {
    toast.success(t('added'))
    await refreshPasskeys(queryClient)
    // An admin who had none may need to sign in with it now.
    if (isAsked) await sessionChanged()
  })

  return (
    <Card title={t('title')} description={t('explanation')}>
      <div ref={list} tabIndex={-1} className="outline-none">
        {passkeys?.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
        {passkeys && passkeys.length > 0 && (
          <ul className="-mt-2 divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                of={passkey}
                readAt={dataUpdatedAt}
                onRename={() => setAsked({ about: 'rename', passkey })}
                onRemove={() => setAsked({ about: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
        {isAway && <FetchFailed of={query} title={t('loadFailed')} />}
        {!passkeys && !isAway && (
          <Loading label={t('loading')}>
            <Skeleton className="h-14 w-full" />
          </Loading>
        )}
      </div>
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4">
        <Button pending={adding.isPending} onClick={() => adding.start()}>
          {t('add')}
        </Button>
        <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
          {adding.error && <ProblemText error={adding.error} />}
        </p>
      </div>
      {passkeys && passkeys.length > 0 && children}
      <SignInAgain problem={adding.error} onDismiss={adding.reset} />
      <PasskeyQuestions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onRemoved={() => list.current?.focus()}
      />
    </Card>
  )
}
