import type { Drawer } from '@base-ui/react/drawer'
import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react'
import { holdForOverlay } from '../first-use/held/hold.ts'
import { createOnDemand } from '../first-use/on-demand.ts'
import { Opener } from '../first-use/opener.tsx'
import { useFirstUse, useOnce } from '../first-use/use-first-use.ts'

const sheets = createOnDemand(() => import('./parts/sheet.tsx'))

type Change = Pick<Drawer.Root.ChangeEventDetails, 'cancel'> & { reason: string }

export interface SheetProps {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean, change: Change) => void
  closeLabel?: string
  /** Defaults to the first text field, and to the panel where there is none or the press was by touch. */
  initialFocus?: RefObject<HTMLElement | null>
  /** By default, or if it returns true, the element that had the focus before. */
  finalFocus?: () => HTMLElement | true | null
}

export interface SheetFrameProps extends SheetProps {
  placement: Placement
  role?: 'dialog' | 'alertdialog'
  actionsRef?: RefObject<Drawer.Root.Actions | null>
}

export type Placement = 'centre' | 'start' | 'end'

export function Sheet(props: SheetFrameProps) {
  const { trigger, open = false } = props
  const used = useFirstUse(sheets)
  const module = useOnce(sheets, open, () =>
    props.onOpenChange?.(false, { reason: 'out-of-reach', cancel: () => undefined }),
  )
  useEffect(() => {
    if (open) holdForOverlay()
  }, [open])
  const real = used.real ?? (module && { module, again: undefined })

  if (real) return <real.module.Sheet {...props} again={real.again} />
  return (
    trigger && <Opener render={trigger} opens="dialog" onNear={sheets.prepare} onUse={used.take} />
  )
}

export const SheetClose = sheets.part(({ SheetClose: Real }) => Real)
