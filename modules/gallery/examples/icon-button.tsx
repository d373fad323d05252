import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { RowIcon } from '#ui/actions/row-icon.tsx'

export const group = 'actions'

export default function IconButtonExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="flex flex-wrap gap-3">
      <IconButton label={t('edit')}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={t('moreActions')} variant="secondary">
        <RowIcon shape="more" />
      </IconButton>
      <IconButton label={t('delete')} variant="danger">
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}
