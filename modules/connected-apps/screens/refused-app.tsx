import { useTranslation } from 'react-i18next'
import { buttonLook } from '#ui/actions/button-look.ts'
import type { ConnectionRequest } from '../connection.ts'

export function RefusedApp({
  request: { app, refusal, refuseAt },
}: {
  request: ConnectionRequest
}) {
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
