import { Menu as Base } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import type { Again } from '../../first-use/again.ts'
import { useAgain } from '../../first-use/use-first-use.ts'
import { floatingSurface } from '../floating.ts'
import { menuRow, MenuRowContent } from '../menu-row.tsx'
import type { MenuProps } from '../menu.tsx'

const MenuRoot = createContext('')

interface UsedMenuProps extends MenuProps {
  again: Again | undefined
}

export function Menu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  finalFocus,
  isFixed,
  again,
}: UsedMenuProps) {
  const button = useAgain<HTMLButtonElement>(again)
  const root = useId()
  return (
    <MenuRoot value={root}>
      <Base.Root>
        <Base.Trigger ref={button} render={trigger} />
        <MenuPopup {...{ align, side, finalFocus, isFixed }}>{children}</MenuPopup>
      </Base.Root>
    </MenuRoot>
  )
}

interface SubmenuProps {
  label: ReactNode
  icon?: ReactNode
  children: ReactNode
}

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

function MenuPopup({ align, side, finalFocus, isFixed, children }: Omit<MenuProps, 'trigger'>) {
  const root = use(MenuRoot)
  return (
    <Base.Portal>
      <Base.Positioner
        align={align}
        side={side}
        positionMethod={isFixed ? 'fixed' : 'absolute'}
        sideOffset={side === 'inline-end' ? 2 : 6}
        alignOffset={side === 'inline-end' ? -5 : 0}
        collisionPadding={8}
        className="z-50 outline-none"
      >
        <Base.Popup
          data-root={root}
          finalFocus={() => !isElsewhere(root) && (finalFocus?.() ?? true)}
          className={`max-h-(--available-height) max-w-80 min-w-48 overflow-y-auto p-1 ${floatingSurface}`}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

/** The menu animates out: if the user has already opened another menu, returning the focus would close it. */
function isElsewhere(root: string) {
  const { activeElement: focused, body } = document
  if (!focused || focused === body) return false
  return focused.closest<HTMLElement>('[role=menu]')?.dataset['root'] !== root
}
