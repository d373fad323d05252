import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { floatingSurface } from './floating.ts'

interface PopoverProps {
  trigger: ReactElement
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export function Popover(props: PopoverProps) {
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Trigger render={props.trigger} />
      <Base.Portal>
        <Base.Positioner
          align={props.align ?? 'start'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup className={`w-80 max-w-(--available-width) p-4 text-sm ${floatingSurface}`}>
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
