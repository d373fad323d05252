import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#ui/fields/combobox.tsx'
import { peopleQuery, personQuery } from '../activity.queries.ts'

interface PersonFilterProps {
  /** What the address says. */
  id: string
  onChange: (id: string) => void
}

/** Only what one person did; found by name or address. */
export function PersonFilter({ id, onChange }: PersonFilterProps) {
  const { t } = useTranslation('activity')
  const [text, setText] = useState('')
  const { data: person } = useQuery(personQuery(id))
  const { data: people = [], isFetching } = useQuery({
    ...peopleQuery(text),
    placeholderData: keepPreviousData,
  })
  const items = people.map(itemOf)
  const chosen = person ? itemOf(person) : { value: id, label: t('actors.gone'), email: '' }
  return (
    <Combobox
      aria-label={t('list.filters.actor')}
      placeholder={t('list.filters.actor')}
      items={items}
      value={id === '' ? null : chosen}
      onValueChange={(item) => onChange(item?.value ?? '')}
      onSearch={setText}
      pendingText={isFetching && items.length === 0 && t('list.filters.searching')}
      noteOf={({ email }) => email}
      emptyText={t('list.filters.noActor')}
      clearLabel={t('list.filters.actor')}
      openLabel={t('list.filters.showActors')}
    />
  )
}

const itemOf = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  value: id,
  label: name || email,
  email,
})
