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
  from?: ComponentProps<typeof Menu>['from']
}

export function RowMenu({ name, onLeave, children, from }: RowMenuProps) {
  const isLeaving = useRef(false)
  const { t } = useTranslation('record-list')
  return (
    <Menu
      align="end"
      from={from}
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

/** For an item after which the row disappears. */
export function useLeaving(onClick: () => void) {
  const leavingRef = use(Leaving)
  return () => {
    leavingRef.current = true
    onClick()
  }
}

export const LeavingItem = ({ onClick, ...item }: ComponentProps<typeof MenuItem>) => (
  <MenuItem {...item} onClick={useLeaving(onClick)} />
)
