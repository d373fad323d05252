import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'

interface TrashedBookMenuProps {
  title: string
  onRestore: () => void
  onDelete: () => void
  onLeave: () => void
}

export function TrashedBookMenu({ title, onRestore, onDelete, onLeave }: TrashedBookMenuProps) {
  const { t } = useTranslation('books')
  return (
    <RowMenu name={title} onLeave={onLeave}>
      <LeavingItem icon={<ArchiveRestore />} onClick={onRestore}>
        {t('trash.restore')}
      </LeavingItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
        {t('trash.deleteForGood')}
      </MenuItem>
    </RowMenu>
  )
}
