import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#kit/api/index.ts'
import type { PageContext } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { PublicPage } from '#kit/session/index.ts'
import { prepareScopes } from '#modules/api-keys/scopes/index.ts'
import { buttonLook } from '#ui/actions/button-look.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { type ConnectionRequest, parametersIn } from '../connection.ts'
import { ConsentForm } from './consent-form.tsx'

type Search = Record<string, string>

const requestQuery = (search: Search) =>
  queryOf('connections.review', parametersIn(search), { under: ['account'] })

export async function prepareConsent(context: PageContext & { parts: Parts }, search: Search) {
  const [{ scopes }] = await Promise.all([
    context.queryClient.query(requestQuery(search)),
    context.i18n.loadNamespaces(['connected-apps', 'problems']),
  ])
  await prepareScopes(context, scopes)
}

/** Where an app that speaks OAuth sends its user to decide about it. */
export function ConsentPage({ search }: { search: Search }) {
  const { t } = useTranslation(['connected-apps', 'layouts'])
  const { data: request } = useQuery(requestQuery(search))
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

/** Stays on screen when the answer opens another program. */
function ConnectedApp({ name, location }: { name: string; location: string }) {
  const { t } = useTranslation('connected-apps')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <CircleCheck aria-hidden className="size-10 text-accent" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-5 text-3xl/tight font-medium tracking-tight wrap-anywhere outline-none"
      >
        {t('done.title', { app: name })}
      </h1>
      <p className="mt-3 text-pretty text-ink-soft">{t('done.text')}</p>
      <a href={location} className={`${buttonLook('secondary', 'md')} mt-8 max-sm:w-full`}>
        {t('done.again')}
      </a>
    </>
  )
}

function RefusedApp({ request: { app, refusal, refuseAt } }: { request: ConnectionRequest }) {
  const { t } = useTranslation('connected-apps')
  return (
    <>
      <h1 className="text-3xl/tight font-medium tracking-tight">{t('refused.title')}</h1>
      <p className="mt-3 text-pretty text-ink-soft">{t(`refused.${wordsFor(refusal)}`)}</p>
      {app && refuseAt !== null && (
        <a href={refuseAt} className={`${buttonLook('secondary', 'md')} mt-8 wrap-anywhere`}>
          {t('refused.back', { app: app.name })}
        </a>
      )}
    </>
  )
}

function wordsFor(refusal: ConnectionRequest['refusal']) {
  if (refusal === 'unknown_client') return 'unknownClient'
  if (refusal === 'unknown_redirect_uri') return 'unknownAddress'
  return refusal === 'invalid_scope' ? 'scopes' : 'request'
}
