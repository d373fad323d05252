import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

interface TooltipProps {
  label: ReactNode
  /** A keyboard hint after the label. */
  shortcut?: ReactNode
  side?: 'top' | 'bottom' | 'inline-end'
  disabled?: boolean
  /** The control it explains; it needs a name of its own, since touch shows no tooltip. */
  children: ReactElement
}

/** A few words about a control, on hover and on keyboard focus. */
export function Tooltip({ label, shortcut, side = 'top', disabled, children }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="flex max-w-64 items-center gap-2 rounded-sm bg-ink px-2 py-1 text-xs/5 text-paper shadow-raised transition-opacity duration-120 data-ending-style:opacity-0 data-instant:duration-0 data-starting-style:opacity-0 forced-colors:border">
            {label}
            {shortcut}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Around the page: once one tooltip has shown, its neighbours show at once. */
export const TooltipProvider = Base.Provider
