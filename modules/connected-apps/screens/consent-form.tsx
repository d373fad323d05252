import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain, useSession } from '#kit/session/index.ts'
import { product } from '#rules/product.ts'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import { type ConnectionDraft, type ConnectionRequest, isReadingScope } from '../connection.ts'
import { connectAppMutation, parametersIn } from '../connections.queries.ts'
import { AskedPermissions } from './asked-permissions.tsx'

interface ConsentFormProps {
  app: NonNullable<ConnectionRequest['app']>
  request: ConnectionRequest
  search: Record<string, string>
  onConnected: (location: string) => void
}

export function ConsentForm({ app, request, search, onConnected }: ConsentFormProps) {
  const { t } = useTranslation(['connected-apps', 'common'])
  const email = useSession()?.user.email ?? ''
  const [access, setAccess] = useState<ConnectionDraft['access']>('all')
  const connecting = useMutation(connectAppMutation(useQueryClient()))
  const { scopes, refuseAt } = request
  const reading = scopes.filter(isReadingScope)
  const hasChoice = reading.length > 0 && reading.length < scopes.length

  const connect = () =>
    connecting.mutate(
      { ...parametersIn(search), access },
      { onSuccess: ({ location }) => onConnected(location) },
    )

  return (
    <>
      <h1 className="text-3xl/tight font-medium tracking-tight text-balance wrap-anywhere">
        {t('title', { app: app.name })}
      </h1>
      <p className="mt-3 text-pretty text-ink-soft">
        {t('intro', { product: product.name })} {t('account')}{' '}
        <bdi className="font-medium wrap-anywhere text-ink">{email}</bdi>
      </p>
      <div className="mt-6 divide-y divide-line rounded-lg border border-line bg-card">
        <AskedPermissions scopes={access === 'read' ? reading : scopes} />
        {hasChoice && (
          <div className="px-5 py-4">
            <RadioGroup
              label={t('access.label')}
              value={access}
              onValueChange={setAccess}
              options={[
                { value: 'all', label: t('access.all') },
                { value: 'read', label: t('access.read'), description: t('access.readHelp') },
              ]}
            />
          </div>
        )}
        <p className="px-5 py-4 text-sm text-ink-soft">
          {t(app.isOnDevice ? 'return.device' : 'return.site')}{' '}
          <bdi dir="ltr" className="font-medium wrap-anywhere text-ink">
            {app.place}
          </bdi>
        </p>
      </div>
      <p className="mt-4 text-sm text-pretty text-ink-soft">{t('warning')}</p>
      {connecting.error && (
        <p
          role="alert"
          className="mt-4 rounded-md bg-danger-tint px-3 py-2 text-sm text-danger empty:hidden"
        >
          <ProblemText error={connecting.error} />
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          variant="primary"
          pending={connecting.isPending}
          pendingLabel={t('connecting')}
          onClick={connect}
        >
          {t('connect')}
        </Button>
        <a href={refuseAt ?? '/app'} className={buttonLook('secondary', 'md')}>
          {t('common:actions.cancel')}
        </a>
      </div>
      <SignInAgain problem={connecting.error ?? undefined} onDismiss={() => connecting.reset()} />
    </>
  )
}
