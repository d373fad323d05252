import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { ProblemText } from './problem-text.tsx'

interface MoreFailedProps {
  of: Pick<UseInfiniteQueryResult, 'error' | 'isFetching' | 'isFetchNextPageError'> & {
    fetchNextPage: () => Promise<unknown>
  }
  title: ReactNode
}

export function MoreFailed({ of: query, title }: MoreFailedProps) {
  const { t } = useTranslation('common')
  if (!query.isFetchNextPageError) return null
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-4 py-6 text-sm">
      <p className="text-danger">
        {title} {query.error && <ProblemText error={query.error} />}
      </p>
      <Button pending={query.isFetching} onClick={() => void query.fetchNextPage()}>
        {t('actions.tryAgain')}
      </Button>
    </div>
  )
}
