import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Key, NewKey } from '../key.ts'
import { revokeKeyMutation, rotateKeyMutation } from '../keys.queries.ts'
import { endingOf } from './ending-of.ts'

export interface KeyQuestion {
  about: 'rotate' | 'revoke'
  key: Key
}

interface KeyQuestionsProps {
  asked: KeyQuestion | undefined
  onClose: () => void
  onRotated?: (key: NewKey) => void
  onRevoked: () => void
}

export function KeyQuestions({ asked, onClose, onRotated, onRevoked }: KeyQuestionsProps) {
  const { t } = useTranslation('api-keys')
  const rotating = useMutation(rotateKeyMutation)
  const revoking = useMutation(revokeKeyMutation)
  const [last, setLast] = useState<Key>()
  const key = asked?.key
  if (key && key !== last) setLast(key)
  if (!last) return null
  const ending = endingOf(last)
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
            onConfirm={async () => onRotated?.(await rotating.mutateAsync({ id: last.id }))}
          />
        )}
      </AfterRecentSignIn>
      <ConfirmAction
        open={asked?.about === 'revoke'}
        onClose={onClose}
        title={t(`${ending}.title`)}
        text={t(`${ending}.text`, { name: last.name })}
        confirmLabel={t(`${ending}.confirm`)}
        onConfirm={async () => {
          await revoking.mutateAsync({ id: last.id })
          toast.success(t(`${ending}.done`))
          onRevoked()
        }}
      />
    </>
  )
}
