import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { ConfirmAction } from '#kit/actions/index.ts'
import { EditDialog, TextField } from '#kit/forms/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import {
  type Passkey,
  removePasskeyMutation,
  renamePasskeyMutation,
} from '../sign-in/passkeys.queries.ts'

export interface PasskeyQuestion {
  about: 'rename' | 'remove'
  passkey: Passkey
}

interface PasskeyQuestionsProps {
  asked: PasskeyQuestion | undefined
  onClose: () => void
  onRemoved: () => void
}

const nameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
})

export function PasskeyQuestions({ asked, onClose, onRemoved }: PasskeyQuestionsProps) {
  const { t } = useTranslation(['passkeys', 'common'])
  const renaming = useMutation(renamePasskeyMutation)
  const removing = useMutation(removePasskeyMutation)
  const [last, setLast] = useState<Passkey>()
  const passkey = asked?.passkey
  if (passkey && passkey !== last) setLast(passkey)
  if (!last) return null
  return (
    <>
      <EditDialog
        open={asked?.about === 'rename'}
        onClose={onClose}
        title={t('rename.title')}
        initial={{ name: last.name }}
        schema={nameSchema}
        save={({ name }) => renaming.mutateAsync({ id: last.id, name })}
        onSaved={() => {
          toast.success(t('rename.done'))
          onClose()
        }}
        submitLabel={t('rename.confirm')}
      >
        {(form) => (
          <TextField
            form={form}
            name="name"
            label={t('rename.field')}
            required
            wordsFor={(mistake) => mistake && t('rename.mistake')}
          />
        )}
      </EditDialog>
      <AfterRecentSignIn open={asked?.about === 'remove'} onDismiss={onClose}>
        {(isOpen) => (
          <ConfirmAction
            open={isOpen}
            onClose={onClose}
            title={t('remove.title')}
            text={t('remove.text', { name: last.name })}
            confirmLabel={t('remove.confirm')}
            onConfirm={async () => {
              await removing.mutateAsync(last)
              toast.success(t('remove.done'))
              onRemoved()
            }}
          />
        )}
      </AfterRecentSignIn>
    </>
  )
}
