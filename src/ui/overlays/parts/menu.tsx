import { Menu as Base } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Again } from '../../first-use/again.ts'
import { useAgain } from '../../first-use/use-first-use.ts'
import { floatingSurface } from '../floating.ts'
import { menuRow, MenuRowContent } from '../menu-row.tsx'
import type { MenuProps } from '../menu.tsx'

interface UsedMenuProps extends MenuProps {
  again: Again | undefined
}

/** A list of actions that opens from a button. */
export function Menu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  finalFocus,
  again,
}: UsedMenuProps) {
  const button = useAgain<HTMLButtonElement>(again)
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <MenuPopup align={align} side={side} finalFocus={finalFocus}>
        {children}
      </MenuPopup>
    </Base.Root>
  )
}

interface SubmenuProps {
  label: ReactNode
  icon?: ReactNode
  children: ReactNode
}

/** An item that opens a menu beside it. */
export function Submenu({ label, icon, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={`${menuRow} data-popup-open:bg-hover`}>
        <MenuRowContent
          icon={icon}
          end={<ChevronRight aria-hidden className="size-4 text-ink-faint rtl:-scale-x-100" />}
        >
          {label}
        </MenuRowContent>
      </Base.SubmenuTrigger>
      <MenuPopup align="start" side="inline-end">
        {children}
      </MenuPopup>
    </Base.SubmenuRoot>
  )
}

function MenuPopup({ align, side, finalFocus, children }: Omit<MenuProps, 'trigger'>) {
  return (
    <Base.Portal>
      <Base.Positioner
        align={align}
        side={side}
        sideOffset={side === 'inline-end' ? 2 : 6}
        alignOffset={side === 'inline-end' ? -5 : 0}
        collisionPadding={8}
        className="z-50 outline-none"
      >
        <Base.Popup
          finalFocus={finalFocus}
          className={`max-h-(--available-height) max-w-80 min-w-48 overflow-y-auto p-1 ${floatingSurface}`}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
