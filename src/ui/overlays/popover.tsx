import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { floatingSurface } from './floating.ts'

interface PopoverProps {
  trigger?: ReactElement
  /** The element that it opens below if there is no trigger. */
  anchor?: () => Element | null
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** By default, the trigger. */
  finalFocus?: () => HTMLElement | true | null
}

export function Popover({ anchor, trigger, onOpenChange, ...props }: PopoverProps) {
  return (
    <Base.Root
      open={props.open}
      onOpenChange={(open, { event }) => {
        // The button that it stands below opens and closes it.
        const places = [event.target, event instanceof FocusEvent && event.relatedTarget]
        const isByAnchor = places.some(
          (place) => place instanceof Node && anchor?.()?.contains(place),
        )
        if (!isByAnchor) onOpenChange?.(open)
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={props.align ?? 'start'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            finalFocus={props.finalFocus}
            className={`max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto p-4 text-sm ${floatingSurface}`}
          >
            <Base.Title className="text-lg/snug font-medium">{props.title}</Base.Title>
            {props.description && (
              <Base.Description className="mt-1 text-ink-soft">
                {props.description}
              </Base.Description>
            )}
            {props.children && <div className="mt-3">{props.children}</div>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
