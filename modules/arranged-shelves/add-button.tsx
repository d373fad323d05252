import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShelfParts } from '#modules/shelves/index.ts'
import { Button } from '#ui/actions/button.tsx'

export const AddButton: ShelfParts['AddButton'] = ({ variant, onClick }) => {
  const { t } = useTranslation('shelves')
  return (
    <Button variant={variant} onClick={onClick}>
      {variant && <Plus aria-hidden />}
      {t('find.addTitle')}
    </Button>
  )
}

export const emptyText: ShelfParts['emptyText'] = ({ access, kind }, t) => {
  if (access === 'add') return t('find.emptyAdd')
  return kind === 'wanted' ? t('find.emptyWanted') : t('find.emptyOwn')
}
