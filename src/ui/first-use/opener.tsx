import { useRender } from '@base-ui/react/use-render'
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { type Again, keyed, pressed } from './again.ts'
import { holdForOverlay } from './held/hold.ts'

interface OpenerProps {
  render: ReactElement
  opens: 'menu' | 'dialog'
  onNear: () => void
  onUse: (again: () => Again) => void
}

export function Opener({ render, opens, onNear, onUse }: OpenerProps) {
  function open(again: () => Again) {
    holdForOverlay()
    onUse(again)
  }
  return useRender({
    render,
    props: {
      'aria-haspopup': opens,
      'aria-expanded': false,
      onPointerEnter: onNear,
      onFocus: onNear,
      onClick: (event: MouseEvent) => open(pressed(event)),
      onKeyDown: (event: KeyboardEvent) => {
        if (opens !== 'menu' || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        open(keyed(event))
      },
    },
  })
}
