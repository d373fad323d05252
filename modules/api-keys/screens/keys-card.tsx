import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { NewKey } from '../key.ts'
import { keysQuery, organizationKeysQuery } from '../keys.queries.ts'
import { isForOwners } from './key-form-values.ts'
import { KeyForm } from './key-form.tsx'
import { type KeyQuestion, KeyQuestions } from './key-questions.tsx'
import { KeyRow } from './key-row.tsx'

interface KeysCardProps {
  /** Without one: the keys of the user. */
  organizationId?: string
  /** Whether the user owns the organization. */
  isOwner?: boolean
}

export function KeysCard({ organizationId, isOwner = false }: KeysCardProps) {
  const { t } = useTranslation('api-keys')
  const query = useQuery(
    organizationId === undefined ? keysQuery : organizationKeysQuery(organizationId),
  )
  const userId = useSession()?.user.id
  const [isNew, setNew] = useState(false)
  const [asked, setAsked] = useState<KeyQuestion>()
  const [made, setMade] = useState<NewKey>()
  const list = useRef<HTMLDivElement>(null)
  const { data: keys, dataUpdatedAt, error, fetchStatus } = query
  const isAway = !keys && (error !== null || fetchStatus === 'paused')

  function close() {
    setNew(false)
    setMade(undefined)
  }

  return (
    <Card
      title={t('title')}
      description={t(organizationId === undefined ? 'explanation' : 'organization.explanation')}
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {keys?.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
        {keys && keys.length > 0 && (
          <ul className="-mt-2 divide-y divide-line">
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                of={key}
                readAt={dataUpdatedAt}
                showsOwner={organizationId !== undefined}
                {...(key.owner.id === userId && {
                  onRotate: () => setAsked({ about: 'rotate', key }),
                })}
                {...((isOwner || !key.scopes.some(isForOwners)) && {
                  onRevoke: () => setAsked({ about: 'revoke', key }),
                })}
              />
            ))}
          </ul>
        )}
        {isAway && <FetchFailed of={query} title={t('loadFailed')} />}
        {!keys && !isAway && (
          <Loading label={t('loading')}>
            <Skeleton className="h-14 w-full" />
          </Loading>
        )}
      </div>
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4">
        <Button onClick={() => setNew(true)}>{t('new')}</Button>
      </div>
      <SensitiveFormDialog
        open={isNew || made !== undefined}
        onClose={close}
        showsSecret={made !== undefined}
        title={made ? t('shown.title') : t('new')}
        description={made ? t('shown.text') : t('form.text')}
      >
        {made ? (
          <ShownKey of={made} onDone={close} />
        ) : (
          <KeyForm
            organizationId={organizationId}
            isOwner={isOwner}
            onMade={setMade}
            onCancel={close}
          />
        )}
      </SensitiveFormDialog>
      <KeyQuestions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onRotated={setMade}
        onRevoked={() => list.current?.focus()}
      />
    </Card>
  )
}

function ShownKey({ of: { key, name }, onDone }: { of: NewKey; onDone: () => void }) {
  const { t } = useTranslation('api-keys')
  return (
    <div className="space-y-6 pt-2">
      <div>
        <p className="mb-2 text-sm font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <div className="flex items-center gap-2 rounded-md border border-line bg-sunken ps-3">
          <code dir="ltr" className="min-w-0 grow py-2 text-sm wrap-anywhere">
            {key}
          </code>
          <CopyButton
            text={key}
            label={t('shown.copy')}
            copiedLabel={t('shown.copied')}
            failedLabel={t('shown.copyFailed')}
          />
        </div>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" className="max-sm:w-full" onClick={onDone}>
          {t('shown.done')}
        </Button>
      </div>
    </div>
  )
}
