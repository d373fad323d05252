import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { SearchInput } from '#ui/fields/search-input.tsx'

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

const REST_MS = 200

interface Draft {
  text: string
  sent: readonly string[]
}

/** `continues` is true if the search replaces the previous history entry. */
type UseSearchDraftSearch = (text: string, continues: boolean) => void

/** Text ahead of the URL: keystrokes survive delayed updates; on other changes, such as Back, the URL wins. */
function useSearchDraft(value: string, search: UseSearchDraftSearch) {
  const [draft, setDraft] = useState<Draft>()
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    const at = draft?.sent.indexOf(value) ?? -1
    // Texts before this one can only return by navigating back.
    setDraft(draft && at >= 0 ? { ...draft, sent: draft.sent.slice(at) } : undefined)
  }

  useEffect(() => {
    if (!draft || draft.text === (draft.sent.at(-1) ?? value)) return undefined
    const timer = setTimeout(() => {
      setDraft({ text: draft.text, sent: [...draft.sent, draft.text] })
      search(draft.text, draft.sent.length > 0)
    }, REST_MS)
    return () => clearTimeout(timer)
  })

  return {
    text: draft?.text ?? value,
    // Safari fires focus after the clear button's input event, so the update must not rely on a render in between.
    type: (text: string) => setDraft((now) => ({ text, sent: now?.sent ?? [] })),
    begin: () => setDraft((now) => (now?.text === value ? undefined : now)),
  }
}
