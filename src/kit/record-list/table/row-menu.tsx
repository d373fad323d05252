import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { RowIcon } from '#ui/actions/row-icon.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'

const Leaving = createContext<RefObject<boolean>>({ current: false })

interface RowMenuProps {
  name: string
  /** Called if the row and with it the menu's button disappear, so that the focus must move. */
  onLeave?: () => void
  /** A component, so that a row costs no texts and links before its menu opens. */
  children: ReactNode
}

export function RowMenu({ name, onLeave, children }: RowMenuProps) {
  const isLeaving = useRef(false)
  const { t } = useTranslation('record-list')
  return (
    <Menu
      align="end"
      finalFocus={() => {
        if (isLeaving.current) onLeave?.()
        return !isLeaving.current
      }}
      trigger={
        <IconButton label={t('actionsOn', { name })}>
          <RowIcon shape="more" />
        </IconButton>
      }
    >
      <Leaving value={isLeaving}>{children}</Leaving>
    </Menu>
  )
}

export function LeavingItem({ onClick, ...item }: ComponentProps<typeof MenuItem>) {
  const leavingRef = use(Leaving)
  return (
    <MenuItem
      {...item}
      onClick={() => {
        leavingRef.current = true
        onClick()
      }}
    />
  )
}
