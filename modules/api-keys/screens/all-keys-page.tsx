import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { SearchBox } from '#kit/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { KeyOnRing } from '../drawings/key-on-ring.tsx'
import type { Key } from '../key.ts'
import { allKeysQuery } from '../keys.queries.ts'
import { type KeyQuestion, KeyQuestions } from './key-questions.tsx'
import { KeyRow } from './key-row.tsx'

interface AllKeysPageProps {
  searchTerm: string
}

export const prepareAllKeys = (context: PageContext) =>
  preparePage({ context, kind: 'list', texts: ['api-keys'], queries: [allKeysQuery] })

export function AllKeysPage({ searchTerm }: AllKeysPageProps) {
  const { t } = useTranslation('api-keys')
  const query = useQuery(allKeysQuery)
  const [asked, setAsked] = useState<KeyQuestion>()
  const list = useRef<HTMLDivElement>(null)
  const { data, dataUpdatedAt, error, fetchStatus } = query
  const isAway = !data && (error !== null || fetchStatus === 'paused')
  const shown = data?.filter(matching(searchTerm))
  return (
    <Page title={t('title')}>
      {data?.length === 0 && (
        <EmptyState drawing={<KeyOnRing />} title={t('all.none')} text={t('all.noneText')} />
      )}
      {data && data.length > 0 && (
        <div className="flex pb-4">
          <SearchBox searchTerm={searchTerm} label={t('all.search')} />
        </div>
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        {shown && shown.length > 0 && (
          <Card>
            <ul className="-my-4 divide-y divide-line">
              {shown.map((key) => (
                <KeyRow
                  key={key.id}
                  of={key}
                  readAt={dataUpdatedAt}
                  showsOwner
                  onRevoke={() => setAsked({ about: 'revoke', key })}
                />
              ))}
            </ul>
          </Card>
        )}
        {data && data.length > 0 && shown?.length === 0 && (
          <NoMatchState
            title={t('all.noMatch')}
            text={t('all.noMatchText')}
            actions={
              <LinkButton to="/manager/keys" search={{}}>
                {t('all.showAll')}
              </LinkButton>
            }
          />
        )}
      </div>
      {isAway && <FetchFailed of={query} title={t('loadFailed')} />}
      {!data && !isAway && (
        <Loading label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      <KeyQuestions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onRevoked={() => list.current?.focus()}
      />
    </Page>
  )
}

function matching(searchTerm: string) {
  const words = searchTerm.toLocaleLowerCase().split(/\s+/)
  return ({ name, start, owner }: Key) => {
    const text = [name, start, owner.name, owner.email].join(' ').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
}
