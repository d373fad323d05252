import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox, useShortcuts } from '#features/record-list/index.ts'

/** Searches as one types; a slash leads here from anywhere on the page. */
export function ShelfSearch({ searchTerm }: { searchTerm: string }) {
  const { t } = useTranslation('books')
  const field = useRef<HTMLInputElement>(null)
  const label = t('reader.search')
  useShortcuts([{ id: 'search', keys: '/', label, run: () => field.current?.focus() }])
  return <SearchBox ref={field} searchTerm={searchTerm} label={label} />
}
