import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { filtersOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { useFilterTexts } from '../filters/use-filter-texts.ts'
import type { ListState } from '../list-state/use-resource-list.ts'
import type { Options } from '../references.tsx'

interface NoRecordsProps {
  of: Pick<ListState, 'resource' | 'address' | 'texts' | 'valueText'>
  options?: Options
  empty?: ReactNode
  onClear: () => void
}

export function NoRecords({ of, options, empty, onClear }: NoRecordsProps) {
  const { resource, address, texts } = of
  const { t } = texts
  const { t: tList } = useTranslation('record-list')
  const { pillOf } = useFilterTexts(of, options)
  const { searchTerm } = address
  const active = filtersOf(resource).flatMap((filter) => {
    const text = address[filter.param] ?? ''
    return text === '' ? [] : [pillOf(filter, text)]
  })
  if (!searchTerm && active.length === 0) return empty

  return (
    <NoMatchState
      title={t('list.noMatch')}
      text={
        <span className="wrap-anywhere">
          {[...(searchTerm ? [tList('searched', { searchTerm })] : []), ...active].join(' · ')}
        </span>
      }
      actions={<Button onClick={onClear}>{tList('clearSearch')}</Button>}
    />
  )
}
