import { useNavigate } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { useSearchDraft } from './use-search-draft.ts'

interface SearchBoxProps {
  /** What the address says. */
  searchTerm: string
  label: string
  ref?: Ref<Pick<HTMLInputElement, 'focus'>>
}

/** Searches as one types. Each visit to the box is one step of the history, however long one types. */
export function SearchBox({ searchTerm, label, ref }: SearchBoxProps) {
  const { t } = useTranslation('record-list')
  const navigate = useNavigate()
  const { text, type, begin } = useSearchDraft(searchTerm, (next, replace) => {
    const search = (before: object) => ({ ...before, searchTerm: next, cursor: '' })
    void navigate({ to: '.', search, replace })
  })
  return (
    <search className="min-w-0 grow basis-64 sm:max-w-md" onFocus={begin}>
      <SearchInput
        ref={ref}
        value={text}
        onValueChange={type}
        label={label}
        placeholder={label}
        clearLabel={t('clearSearch')}
        shortcut={<KeyboardHint keys="/" />}
      />
    </search>
  )
}
