import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { AfterRecentSignIn, authCall, SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { toast } from '#ui/feedback/toast.ts'
import { removeProviderMutation, saveProviderMutation } from '../single-sign-on.queries.ts'
import type { SingleSignOn } from '../single-sign-on.ts'

interface ProviderActionsProps {
  organizationId: string
  providerId: string
  provider: NonNullable<SingleSignOn['provider']>
}

type Question = 'release' | 'remove' | 'require'

export function ProviderActions({ organizationId, providerId, provider }: ProviderActionsProps) {
  const { t } = useTranslation('single-sign-on')
  const [asked, setAsked] = useState<Question>()
  const [last, setLast] = useState<Question>('require')
  if (asked && asked !== last) setLast(asked)
  const saving = useMutation(saveProviderMutation)
  const removing = useMutation(removeProviderMutation)
  const { issuer, clientId, isRequired, triedAt } = provider
  const attempt = useAct(() =>
    authCall('/sign-in/social', {
      provider: providerId,
      link: true,
      callbackURL: location.pathname,
      errorCallbackURL: '/login/error',
    }),
  )
  const other = isRequired ? 'release' : 'require'

  async function answer() {
    if (last === 'remove') {
      await removing.mutateAsync({ id: organizationId })
      toast.success(t('provider.removed'))
      return
    }
    const draft = { id: organizationId, issuer, clientId, isRequired: last === 'require' }
    await saving.mutateAsync(draft)
    toast.success(t(`provider.${last}Done`))
  }

  return (
    <>
      <Button pending={attempt.isPending} onClick={() => attempt.start()}>
        {t('provider.try')}
      </Button>
      {(isRequired || triedAt) && (
        <Button onClick={() => setAsked(other)}>{t(`provider.${other}`)}</Button>
      )}
      <Button onClick={() => setAsked('remove')}>{t('provider.remove')}</Button>
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {attempt.error && <ProblemText error={attempt.error} />}
      </p>
      <SignInAgain problem={attempt.error} onDismiss={attempt.reset} />
      <AfterRecentSignIn open={asked !== undefined} onDismiss={() => setAsked(undefined)}>
        {(isOpen) => (
          <ConfirmAction
            open={isOpen}
            onClose={() => setAsked(undefined)}
            tone={last === 'remove' ? 'danger' : 'primary'}
            title={t(`provider.${last}Title`)}
            text={t(`provider.${last}Text`)}
            confirmLabel={t(`provider.${last}`)}
            onConfirm={answer}
          />
        )}
      </AfterRecentSignIn>
    </>
  )
}
