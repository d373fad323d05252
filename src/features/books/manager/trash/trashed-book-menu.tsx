import { ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'

interface TrashedBookMenuProps {
  title: string
  onRestore: () => void
  onDelete: () => void
}

export function TrashedBookMenu({ title, onRestore, onDelete }: TrashedBookMenuProps) {
  const { t } = useTranslation('books')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('trash.actionsOn', { title })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<ArchiveRestore />} onClick={onRestore}>
        {t('trash.restore')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
        {t('trash.deleteForGood')}
      </MenuItem>
    </Menu>
  )
}
