import { Menu as Base } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { floatingSurface } from './floating.ts'
import { menuRow, MenuRowContent } from './menu-row.tsx'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'bottom' | 'top' | 'inline-end'
  /** Where focus goes on closing: back to the button when it answers true, nowhere when false. */
  finalFocus?: () => boolean
}

/** A list of actions that opens from a button. */
export function Menu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  finalFocus,
}: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup align={align} side={side} finalFocus={finalFocus}>
        {children}
      </MenuPopup>
    </Base.Root>
  )
}

/** Ties one menu to many buttons; each of them says what it would be about. */
export const createMenuHandle = Base.createHandle
export type MenuHandle<About> = ReturnType<typeof createMenuHandle<About>>

interface SharedMenuProps<About> {
  handle: MenuHandle<About>
  children: (about: About) => ReactNode
}

/** The menu of many buttons, there once however many they are. */
export function SharedMenu<About>({ handle, children }: SharedMenuProps<About>) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => (
        <MenuPopup align="end" side="bottom">
          {payload !== undefined && children(payload)}
        </MenuPopup>
      )}
    </Base.Root>
  )
}

interface MenuTriggerProps<About> {
  handle: MenuHandle<About>
  about: About
  /** The button itself. */
  render: ReactElement
}

/** One of the buttons of a shared menu. */
export function MenuTrigger<About>({ handle, about, render }: MenuTriggerProps<About>) {
  return <Base.Trigger handle={handle} payload={about} render={render} />
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
