import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Shelf } from '../../shelf.ts'

interface ShelfMenuProps {
  shelf: Shelf
  onRename: () => void
  onDelete: () => void
}

export function ShelfMenu({ shelf, onRename, onDelete }: ShelfMenuProps) {
  const { t } = useTranslation('shelves')
  return (
    <RowMenu name={shelf.name}>
      <MenuItem icon={<Pencil />} onClick={onRename}>
        {t('own.rename')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
        {t('own.delete')}
      </MenuItem>
    </RowMenu>
  )
}
