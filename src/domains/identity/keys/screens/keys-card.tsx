import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Key, NewKey } from '../key.ts'
import { keysQuery, revokeKeyMutation, rotateKeyMutation } from '../keys.queries.ts'
import { KeyForm } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'
import { ShownKey } from './shown-key.tsx'

type Asked = { about: 'new' } | { about: 'rotate' | 'revoke'; key: Key }

export function KeysCard() {
  const { t } = useTranslation('keys')
  const query = useQuery(keysQuery)
  const [asked, setAsked] = useState<Asked>()
  const [made, setMade] = useState<NewKey>()
  const list = useRef<HTMLDivElement>(null)
  const { data: keys, dataUpdatedAt, error, fetchStatus } = query
  const isAway = !keys && (error !== null || fetchStatus === 'paused')

  function close() {
    setAsked(undefined)
    setMade(undefined)
  }

  return (
    <Card title={t('title')} description={t('explanation')}>
      <div ref={list} tabIndex={-1} className="outline-none">
        {keys?.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
        {keys && keys.length > 0 && (
          <ul className="-mt-2 divide-y divide-line">
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                of={key}
                readAt={dataUpdatedAt}
                onRotate={() => setAsked({ about: 'rotate', key })}
                onRevoke={() => setAsked({ about: 'revoke', key })}
              />
            ))}
          </ul>
        )}
        {isAway && <FetchFailed of={query} title={t('loadFailed')} />}
        {!keys && !isAway && (
          <Loading label={t('loading')}>
            <Skeleton className="h-14 w-full" />
          </Loading>
        )}
      </div>
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4">
        <Button onClick={() => setAsked({ about: 'new' })}>{t('new')}</Button>
      </div>
      <SensitiveFormDialog
        open={asked?.about === 'new' || made !== undefined}
        onClose={close}
        title={made ? t('shown.title') : t('new')}
        description={made ? t('shown.text') : t('form.text')}
      >
        {made ? (
          <ShownKey of={made} onDone={close} />
        ) : (
          <KeyForm onMade={setMade} onCancel={close} />
        )}
      </SensitiveFormDialog>
      <Questions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onRotated={setMade}
        onRevoked={() => list.current?.focus()}
      />
    </Card>
  )
}

interface QuestionsProps {
  asked: Asked | undefined
  onClose: () => void
  onRotated: (key: NewKey) => void
  onRevoked: () => void
}

function Questions({ asked, onClose, onRotated, onRevoked }: QuestionsProps) {
  const { t } = useTranslation('keys')
  const queryClient = useQueryClient()
  const rotating = useMutation(rotateKeyMutation(queryClient))
  const revoking = useMutation(revokeKeyMutation(queryClient))
  const [last, setLast] = useState<Key>()
  const key = asked && 'key' in asked ? asked.key : undefined
  if (key && key !== last) setLast(key)
  if (!last) return null
  return (
    <>
      <AfterRecentSignIn open={asked?.about === 'rotate'} onDismiss={onClose}>
        {(isOpen) => (
          <ConfirmAction
            open={isOpen}
            onClose={onClose}
            tone="primary"
            title={t('rotate.title')}
            text={t('rotate.text', { name: last.name })}
            confirmLabel={t('rotate.confirm')}
            onConfirm={async () => onRotated(await rotating.mutateAsync(last.id))}
          />
        )}
      </AfterRecentSignIn>
      <ConfirmAction
        open={asked?.about === 'revoke'}
        onClose={onClose}
        title={t('revoke.title')}
        text={t('revoke.text', { name: last.name })}
        confirmLabel={t('revoke.confirm')}
        onConfirm={async () => {
          await revoking.mutateAsync(last.id)
          toast.success(t('revoke.done'))
          onRevoked()
        }}
      />
    </>
  )
}
