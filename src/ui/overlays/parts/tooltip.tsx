import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useState } from 'react'
import type { Again } from '../../first-use/again.ts'
import { useAgain } from '../../first-use/use-first-use.ts'
import type { TooltipProps } from '../tooltip.tsx'

const NEIGHBOUR_MS = 400

let left = 0

interface UsedTooltipProps extends TooltipProps {
  again: Again | undefined
}

export function Tooltip(props: UsedTooltipProps) {
  const { label, shortcut, side = 'top', disabled, children } = props
  const control = useAgain<HTMLButtonElement>(props.again)
  const [isOpen, setOpen] = useState(false)
  function change(open: boolean) {
    if (!open) left = Date.now()
    setOpen(open)
  }
  return (
    <Base.Root disabled={disabled} open={isOpen} onOpenChange={change}>
      <Base.Trigger
        ref={control}
        render={children}
        onPointerEnter={() => Date.now() - left < NEIGHBOUR_MS && setOpen(true)}
      />
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
