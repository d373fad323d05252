import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '#ui/fields/search-input.tsx'

/** A form of its own address, so that it also works before the page's code has loaded. */
export function SearchSection() {
  const { t } = useTranslation(['home', 'record-list'])
  const navigate = useNavigate()
  const [searchTerm, setSearchTerm] = useState('')

  function search(event: SyntheticEvent) {
    event.preventDefault()
    void navigate({ to: '/app/books', search: { searchTerm } })
  }

  return (
    <search className="-mt-4 block max-w-xl">
      <form action="/app/books" onSubmit={search}>
        <SearchInput
          name="searchTerm"
          value={searchTerm}
          onValueChange={setSearchTerm}
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('record-list:clearSearch')}
        />
      </form>
    </search>
  )
}
