import { useMutation } from '@tanstack/react-query'
import { Eye, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { mutationOf } from '#kit/api/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain, useSession } from '#kit/session/index.ts'
import { byResource, doesOf, useScopeTexts } from '#modules/api-keys/scopes/index.ts'
import { product } from '#rules/product.ts'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import {
  type ConnectionDraft,
  type ConnectionRequest,
  isReadingScope,
  parametersIn,
} from '../connection.ts'

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
  const connecting = useMutation(mutationOf('connections.create', { renew: ['account', 'keys'] }))
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

function AskedPermissions({ scopes }: { scopes: readonly string[] }) {
  const { t } = useTranslation('connected-apps')
  const { nameOf, wordOf } = useScopeTexts(scopes)
  const formats = useFormat()

  return (
    <section className="px-5 py-4">
      <h2 className="font-sans text-sm font-medium">{t('asks')}</h2>
      <ul className="mt-3 grid gap-3">
        {[...byResource(scopes)].map(([resource, asked]) => {
          const does = [...new Set(asked.map(doesOf))]
          const Icon = does.length === 1 && does[0] === 'view' ? Eye : PenLine
          return (
            <li key={resource} className="flex gap-3">
              <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
              <div className="min-w-0">
                <p className="wrap-anywhere">{nameOf(resource)}</p>
                <p className="text-sm text-ink-soft">{formats.list(does.map(wordOf))}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
