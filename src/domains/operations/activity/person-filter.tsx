import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '#kit/problems/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { peopleQuery, personQuery } from './person.queries.ts'

interface PersonFilterProps {
  id: string
  onChange: (id: string) => void
}

export function PersonFilter({ id, onChange }: PersonFilterProps) {
  const { t } = useTranslation('activity')
  const [text, setText] = useState('')
  const found = useQuery(personQuery(id))
  const { data: people = [], isFetching } = useQuery({
    ...peopleQuery(text),
    placeholderData: keepPreviousData,
  })
  const items = people.map(itemOf)
  const person = found.data ?? people.find((one) => one.id === id)
  const unnamed = { value: id, label: isGone(found.error) ? t('actors.gone') : '', email: '' }
  const chosen = person ? itemOf(person) : unnamed
  return (
    <Combobox
      aria-label={t('list.filters.actor')}
      placeholder={id === '' ? t('list.filters.actor') : ''}
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

/** Other errors don't mean that the user doesn't exist. */
const isGone = (error: Error | null) => error instanceof Refusal && error.status === 404

const itemOf = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  value: id,
  label: name || email,
  email,
})
