import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PublicPage } from '#kit/session/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { connectionRequestQuery } from '../connections.queries.ts'
import { ConnectedApp } from './connected-app.tsx'
import { ConsentForm } from './consent-form.tsx'
import { RefusedApp } from './refused-app.tsx'

/** Where an app that speaks OAuth sends its user to decide about it. */
export function ConsentPage({ search }: { search: Record<string, string> }) {
  const { t } = useTranslation(['connected-apps', 'layouts'])
  const { data: request } = useQuery(connectionRequestQuery(search))
  const [location, setLocation] = useState<string>()

  function leave(to: string) {
    setLocation(to)
    window.location.assign(to)
  }

  return (
    <PublicPage action={<LinkButton to="/app/account">{t('layouts:pages.appAccount')}</LinkButton>}>
      <div className="mx-auto max-w-lg">
        {!request && (
          <Loading label={t('loading')}>
            <Skeleton className="h-80 w-full" />
          </Loading>
        )}
        {request?.app && location !== undefined && (
          <ConnectedApp name={request.app.name} location={location} />
        )}
        {request?.app && request.refusal === null && location === undefined && (
          <ConsentForm app={request.app} request={request} search={search} onConnected={leave} />
        )}
        {request && request.refusal !== null && <RefusedApp request={request} />}
      </div>
    </PublicPage>
  )
}
