import { useTranslation } from 'react-i18next'
import { referenceTo } from '#kit/resource-pages/index.ts'

interface PersonFilterProps {
  id: string
  onChange: (id: string) => void
}

const { Options, Chooser } = referenceTo('users')

export function PersonFilter({ id, onChange }: PersonFilterProps) {
  const { t } = useTranslation('activity')
  return (
    <Options ids={id === '' ? [] : [id]}>
      {({ data: people = [], isSuccess, isPlaceholderData }) => (
        <Chooser
          aria-label={t('list.filters.actor')}
          placeholder={id === '' ? t('list.filters.actor') : ''}
          options={isSuccess && !isPlaceholderData ? withDeleted(people) : people}
          value={id}
          onChange={onChange}
          pendingText={t('list.filters.searching')}
          emptyText={t('list.filters.noActor')}
          clearLabel={t('list.filters.actor')}
          openLabel={t('list.filters.showActors')}
        />
      )}
    </Options>
  )

  function withDeleted(people: { id: string; name: string }[]) {
    return people.length > 0 || id === '' ? people : [{ id, name: t('actors.gone') }]
  }
}
