import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { singleSignOnQuery } from '../single-sign-on.queries.ts'
import type { SingleSignOn } from '../single-sign-on.ts'
import { CopiedText } from './copied-text.tsx'
import { ProviderActions } from './provider-actions.tsx'
import { ProviderForm } from './provider-form.tsx'

export function ProviderCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('single-sign-on')
  const query = useQuery(singleSignOnQuery(organizationId))
  const [isOpen, setOpen] = useState(false)
  const { data, isError, fetchStatus } = query
  const isAway = !data && (isError || fetchStatus === 'paused')
  return (
    <Card title={t('provider.title')} description={t('provider.text')}>
      {isAway && <FetchFailed of={query} title={t('provider.failed')} />}
      {!data && !isAway && (
        <Loading label={t('provider.loading')}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data?.isOff && <p className="text-sm text-ink-soft">{t('provider.off')}</p>}
      {data && !data.isOff && (
        <>
          <Settings of={data} />
          <div className="-mx-5 mt-4 flex flex-wrap gap-2 border-t border-line px-5 pt-4">
            <Button onClick={() => setOpen(true)}>
              {t(data.provider ? 'provider.edit' : 'provider.setUp')}
            </Button>
            {data.provider && (
              <ProviderActions
                organizationId={organizationId}
                providerId={data.providerId}
                provider={data.provider}
              />
            )}
          </div>
          <SensitiveFormDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title={t('provider.title')}
            description={t('provider.formText')}
          >
            <ProviderForm
              organizationId={organizationId}
              provider={data.provider}
              onDone={() => setOpen(false)}
            />
          </SensitiveFormDialog>
        </>
      )}
    </Card>
  )
}

const tones = { untried: 'warning', optional: 'neutral', required: 'success' } as const

function Settings({ of: { provider, redirectUrl } }: { of: SingleSignOn }) {
  const { t } = useTranslation('single-sign-on')
  const redirect = <CopiedText term={t('provider.redirect')} text={redirectUrl} />
  if (!provider) {
    return (
      <>
        <p className="text-sm text-ink-soft">{t('provider.none')}</p>
        <DefinitionList>{redirect}</DefinitionList>
      </>
    )
  }
  const optional = provider.triedAt ? 'optional' : 'untried'
  const state = provider.isRequired ? 'required' : optional
  return (
    <DefinitionList>
      <Definition term={t('provider.state')}>
        <Badge tone={tones[state]}>{t(`provider.states.${state}`)}</Badge>
        <p className="mt-1 text-sm text-ink-soft">{t(`provider.stateTexts.${state}`)}</p>
      </Definition>
      <Definition term={t('provider.issuer')}>
        <bdi dir="ltr">{provider.issuer}</bdi>
      </Definition>
      <Definition term={t('provider.clientId')}>
        <bdi dir="ltr">{provider.clientId}</bdi>
      </Definition>
      {redirect}
    </DefinitionList>
  )
}
