import { ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'

interface TrashedBookMenuProps {
  title: string
  onRestore: () => void
  onDelete: () => void
  /** The row is leaving, and the button of the menu with it: the focus wants another place. */
  onLeave: () => void
}

export function TrashedBookMenu(props: TrashedBookMenuProps) {
  const { title, onRestore, onDelete, onLeave } = props
  const isLeaving = useRef(false)
  const { t } = useTranslation('books')
  return (
    <Menu
      align="end"
      finalFocus={() => {
        if (isLeaving.current) onLeave()
        return !isLeaving.current
      }}
      trigger={
        <IconButton label={t('trash.actionsOn', { title })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem
        icon={<ArchiveRestore />}
        onClick={() => {
          isLeaving.current = true
          onRestore()
        }}
      >
        {t('trash.restore')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
        {t('trash.deleteForGood')}
      </MenuItem>
    </Menu>
  )
}
