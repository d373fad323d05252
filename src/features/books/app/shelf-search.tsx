import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import type { ShelfAddress } from './shelf-view.ts'

/** How long somebody stops typing before the address follows. */
const PAUSE_MS = 200

/** Where a slash is a slash. */
const typingPlaces = 'input, textarea, [role=dialog]'

/** What is searched for is in the address; the field is ahead of it only while somebody types. */
export function ShelfSearch({ address }: { address: ShelfAddress }) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const { searchTerm, genre } = address

  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(
      () => {
        void navigate({
          to: '/app/books',
          search: { searchTerm: typed, genre },
          replace: searchTerm !== '',
          resetScroll: false,
        }).then(() => setTyped((now) => (now === typed ? undefined : now)))
      },
      typed === '' ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [typed, genre, searchTerm, navigate])

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      const isTyping = event.target instanceof Element && event.target.closest(typingPlaces)
      if (event.key !== '/' || !isPlain || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', focusOnSlash)
    return () => removeEventListener('keydown', focusOnSlash)
  }, [])

  return (
    <search className="w-full sm:w-80">
      <SearchInput
        ref={field}
        value={typed ?? searchTerm}
        onValueChange={setTyped}
        label={t('reader.search')}
        placeholder={t('reader.searchHint')}
        clearLabel={t('reader.clearSearch')}
        shortcut={<KeyboardHint keys="/" />}
      />
    </search>
  )
}
