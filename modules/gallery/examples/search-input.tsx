import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '#ui/fields/search-input.tsx'

export const group = 'fields'

export default function SearchInputExample() {
  const { t } = useTranslation('gallery')
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState(t('mobyDick'))
  const texts = { label: t('field.searchBooks'), clearLabel: t('clearSearch') }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SearchInput
        {...texts}
        value={first}
        onValueChange={setFirst}
        placeholder={t('field.searchBooks')}
        keys="/"
      />
      <SearchInput {...texts} value={second} onValueChange={setSecond} />
    </div>
  )
}
