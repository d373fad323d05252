import type { Drawer } from '@base-ui/react/drawer'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { createOnDemand } from '../first-use/on-demand.ts'
import { Opener } from '../first-use/opener.tsx'
import { useFirstUse, useOnceWanted } from '../first-use/use-first-use.ts'

const sheets = createOnDemand(() => import('./parts/sheet.tsx'))

/** Why it opens or closes, and how the owner prevents it. */
type Change = Pick<Drawer.Root.ChangeEventDetails, 'cancel'> & { reason: string }

export interface SheetProps {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons of the last line; the main one comes last. */
  actions?: ReactNode
  /** The button that opens it, when it is not opened by `open` alone. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean, change: Change) => void
  /** Names the closing cross, which is left out without it. */
  closeLabel?: string
  /** Where focus goes on opening; by default the panel, whose title and description are then read. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where focus goes on closing; by default, or when it answers true, back to where it came from. */
  finalFocus?: () => HTMLElement | true | null
}

export interface SheetFrameProps extends SheetProps {
  placement: Placement
  role?: 'dialog' | 'alertdialog'
  /** Lets the owner close it after work of its own. */
  actionsRef?: RefObject<Drawer.Root.Actions | null>
}

export type Placement = 'centre' | 'start' | 'end'

/** What dialogs and drawers share; it comes when one is opened for the first time. */
export function Sheet(props: SheetFrameProps) {
  const { trigger, open = false } = props
  const used = useFirstUse(sheets)
  const module = useOnceWanted(sheets, open, () =>
    props.onOpenChange?.(false, { reason: 'out-of-reach', cancel: () => undefined }),
  )
  const real = used.real ?? (module && { module, again: undefined })

  if (real) return <real.module.Sheet {...props} again={real.again} />
  return (
    trigger && <Opener render={trigger} opens="dialog" onNear={sheets.prepare} onUse={used.take} />
  )
}

/** Closes the dialog or drawer around it: `<SheetClose render={<Button>…</Button>} />`. */
export const SheetClose = sheets.part(({ SheetClose: Real }) => Real)
