import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { useSearchDraft } from './use-search-draft.ts'

interface SearchBoxProps {
  searchTerm: string
  label: string
}

export function SearchBox({ searchTerm, label }: SearchBoxProps) {
  const { t } = useTranslation('record-list')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { text, type, begin } = useSearchDraft(searchTerm, (next, replace) => {
    const search = (before: object) => ({ ...before, searchTerm: next, cursor: '' })
    void navigate({ to: '.', search, replace })
  })
  const come: Act = {
    id: 'list.search',
    group: 'list',
    keys: '/',
    label,
    icon: <Search />,
    run: () => field.current?.focus(),
  }
  useCommands([come])
  return (
    <search
      className="min-w-0 grow max-sm:basis-64 sm:max-w-64 sm:basis-52 xl:max-w-80 2xl:max-w-md 2xl:basis-md"
      onFocus={begin}
    >
      <SearchInput
        ref={field}
        value={text}
        onValueChange={type}
        label={label}
        placeholder={label}
        clearLabel={t('clearSearch')}
        keys={come.keys}
      />
    </search>
  )
}
