import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { filtersOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { Options } from '../references.tsx'
import type { ListState } from './use-resource-list.ts'

interface NoRecordsProps {
  of: Pick<ListState, 'resource' | 'address' | 'texts' | 'valueText'>
  options?: Options
  empty?: ReactNode
  onClear: () => void
}

export function NoRecords({ of, options, empty, onClear }: NoRecordsProps) {
  const { resource, address, texts, valueText } = of
  const { t, tField } = texts
  const { t: tList } = useTranslation('record-list')
  const { searchTerm } = address
  const active = filtersOf(resource).filter(({ param }) => address[param])
  if (!searchTerm && active.length === 0) return empty

  function filtered(field: string, value: string, kind: string) {
    const name = options?.[field]?.find(({ id }) => id === value)?.name
    if (kind === 'picture') return tField('list.onlyWithout', field)
    const stored = kind === 'boolean' ? value === 'true' : value
    return tField('list.only', field, { value: name ?? valueText(field, stored) })
  }

  return (
    <NoMatchState
      title={t('list.noMatch')}
      text={
        <span className="wrap-anywhere">
          {[
            ...(searchTerm ? [tList('searched', { searchTerm })] : []),
            ...active.map(({ field, param, kind }) => filtered(field, address[param] ?? '', kind)),
          ].join(' ')}
        </span>
      }
      actions={<Button onClick={onClear}>{tList('clearSearch')}</Button>}
    />
  )
}
