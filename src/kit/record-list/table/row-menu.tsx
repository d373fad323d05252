import { Ellipsis } from 'lucide-react'
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
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'

/** Whether the row is leaving. */
const Leaving = createContext<RefObject<boolean>>({ current: false })

interface RowMenuProps {
  /** What the record is called. */
  name: string
  /** The row is leaving, and the button of the menu with it: the focus wants another place. */
  onLeave?: () => void
  children: ReactNode
}

/** What can be done with one record. */
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
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <Leaving value={isLeaving}>{children}</Leaving>
    </Menu>
  )
}

/** Does what takes the row off its list. */
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
