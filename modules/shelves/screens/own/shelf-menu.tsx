import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Shelf } from '../../shelf.ts'

export type ShelfQuestion = 'rename' | 'delete'

interface ShelfMenuProps {
  shelf: Shelf
  onAsk: (question: ShelfQuestion) => void
}

/** Built-in shelves have none. */
export function ShelfMenu({ shelf, onAsk }: ShelfMenuProps) {
  const { t } = useTranslation('shelves')
  if (shelf.kind !== null) return null
  return (
    <RowMenu name={shelf.name}>
      <MenuItem icon={<Pencil />} onClick={() => onAsk('rename')}>
        {t('own.rename')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={() => onAsk('delete')}>
        {t('own.delete')}
      </MenuItem>
    </RowMenu>
  )
}
