import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterPill } from '#ui/actions/filter-pill.tsx'

export const group = 'actions'

export default function FilterPillExample() {
  const { t } = useTranslation('gallery')
  const [isOpen, setOpen] = useState(false)
  const [isActive, setActive] = useState(true)
  return (
    <FilterPill
      name="genre"
      label={t('genre')}
      {...(isActive && { value: `${t('genre')}: ${t('novel')}` })}
      expanded={isOpen}
      onOpen={() => {
        setOpen(!isOpen)
        setActive(true)
      }}
      onNear={() => undefined}
      onRemove={() => setActive(false)}
      removeLabel={t('clear')}
    />
  )
}
