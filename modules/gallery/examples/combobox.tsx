import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox, type ComboboxItem } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'

export const group = 'fields'

const GENRES = ['novel', 'poetry', 'essay', 'history', 'philosophy', 'travel', 'science'] as const
const AUTHORS = ['eliot', 'melville', 'salih', 'gurnah'] as const

export default function ComboboxExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <GivenGenres label={t('genre')} />
      <FetchedAuthors label={t('author')} />
    </div>
  )
}

function GivenGenres({ label }: { label: string }) {
  const { t } = useTranslation('gallery')
  const [genre, setGenre] = useState<ComboboxItem | null>({ value: 'novel', label: t('novel') })
  return (
    <Field label={label}>
      <Combobox<ComboboxItem>
        items={GENRES.map((value) => ({ value, label: t(value) }))}
        value={genre}
        onValueChange={setGenre}
        emptyText={t('none')}
        clearLabel={t('clear')}
        openLabel={t('field.showAll')}
      />
    </Field>
  )
}

function FetchedAuthors({ label }: { label: string }) {
  const { t } = useTranslation('gallery')
  const [author, setAuthor] = useState<ComboboxItem | null>(null)
  const [text, setText] = useState('')
  const [fetched, setFetched] = useState<string>()
  const names = AUTHORS.map((value) => ({ value, label: t(value) }))

  useEffect(() => {
    const timer = setTimeout(() => setFetched(text), 400)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <Field label={label}>
      <Combobox<ComboboxItem>
        items={names.filter((name) => name.label.toLowerCase().includes(fetched ?? ''))}
        value={author}
        onValueChange={setAuthor}
        onSearch={(next) => setText(next.toLowerCase())}
        pendingText={fetched !== text && t('field.searching')}
        emptyText={t('field.noAuthor')}
        clearLabel={t('clear')}
        openLabel={t('field.showAll')}
        placeholder={t('field.findAuthor')}
      />
    </Field>
  )
}
