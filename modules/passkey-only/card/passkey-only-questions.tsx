import { type MutationFunctionContext, mutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { ConfirmAction } from '#kit/actions/index.ts'
import { FormDialog } from '#kit/forms/index.ts'
import { AfterRecentSignIn, authCall } from '#kit/session/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ShownCodes } from './shown-codes.tsx'

export type PasskeyOnlyQuestion = CodesAct | 'turnOff'

interface PasskeyOnlyQuestionsProps {
  asked: PasskeyOnlyQuestion | undefined
  onClose: () => void
  /** The pressed button may be gone. */
  onChanged: () => void
}

export function PasskeyOnlyQuestions({ asked, onClose, onChanged }: PasskeyOnlyQuestionsProps) {
  const { t } = useTranslation('passkey-only')
  const making = useMutation(makeCodesMutation)
  const turningOff = useMutation(turnOffMutation)
  const [about, setAbout] = useState<PasskeyOnlyQuestion>()
  const [codes, setCodes] = useState<string[]>()
  if (asked && asked !== about) setAbout(asked)
  if (!about) return null

  async function confirm(question: PasskeyOnlyQuestion) {
    if (question === 'turnOff') {
      await turningOff.mutateAsync()
      toast.success(t('turnOff.done'))
      onChanged()
    } else {
      setCodes(await making.mutateAsync(question))
      making.reset()
    }
  }

  function closeCodes() {
    setCodes(undefined)
    onChanged()
  }

  return (
    <>
      <AfterRecentSignIn open={asked !== undefined} onDismiss={onClose}>
        {(isOpen) => (
          <ConfirmAction
            open={isOpen}
            onClose={onClose}
            tone={about === 'turnOff' ? 'danger' : 'primary'}
            title={t(`${about}.title`)}
            text={t(`${about}.text`)}
            confirmLabel={t(`${about}.confirm`)}
            onConfirm={() => confirm(about)}
          />
        )}
      </AfterRecentSignIn>
      <FormDialog
        open={codes !== undefined}
        onClose={closeCodes}
        showsSecret={codes !== undefined}
        title={t('shown.title')}
        description={t('shown.text')}
      >
        {codes && <ShownCodes codes={codes} onDone={closeCodes} />}
      </FormDialog>
    </>
  )
}

const codesSchema = z.object({ codes: z.array(z.string()) })

const paths = {
  turnOn: '/passkey/turn-on-passkey-only',
  replace: '/passkey/replace-recovery-codes',
} as const

type CodesAct = keyof typeof paths

/** Also sessions have changed: all others have ended. */
const refresh = (...[, , , , { client }]: Settled) =>
  client.invalidateQueries({ queryKey: ['account'] })

type Settled = [unknown, unknown, unknown, unknown, MutationFunctionContext]

const makeCodesMutation = mutationOptions({
  mutationFn: async (act: CodesAct) => codesSchema.parse(await authCall(paths[act], {})).codes,
  onSettled: refresh,
  gcTime: 0,
})

const turnOffMutation = mutationOptions({
  mutationFn: () => authCall('/passkey/turn-off-passkey-only', {}),
  onSettled: refresh,
})
