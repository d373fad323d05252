import type { Drawer } from '@base-ui/react/drawer'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useAct } from '../actions/use-act.ts'
import { Sheet, SheetClose, type SheetProps } from './sheet.tsx'

export interface ConfirmDialogProps extends Pick<
  SheetProps,
  'title' | 'trigger' | 'open' | 'children' | 'finalFocus'
> {
  text: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  tone?: 'primary' | 'danger'
  isReady?: boolean
  onOpenChange?: (open: boolean) => void
  onConfirm: () => Promise<void>
  errorText: (error: Error) => ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const actions = useRef<Drawer.Root.Actions>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const work = useAct(async () => {
    await props.onConfirm()
    actions.current?.close()
  })

  // A caller that sets `open` triggers no event. The dialog keeps its error while it animates out.
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open !== wasOpen) {
    setWasOpen(props.open)
    if (props.open) work.reset()
  }

  const handleOpenChange: SheetProps['onOpenChange'] = (open, change) => {
    if (work.isPending && change.reason !== 'imperative-action') return change.cancel()
    if (open) work.reset()
    props.onOpenChange?.(open)
  }

  return (
    <Sheet
      placement="centre"
      role="alertdialog"
      title={props.title}
      description={props.text}
      trigger={props.trigger}
      open={props.open}
      onOpenChange={handleOpenChange}
      actionsRef={actions}
      initialFocus={cancel}
      finalFocus={props.finalFocus}
      actions={
        <>
          <SheetClose
            ref={cancel}
            disabled={work.isPending}
            render={<Button>{props.cancelLabel}</Button>}
          />
          <Button
            variant={props.tone ?? 'primary'}
            disabled={props.isReady === false}
            pending={work.isPending}
            onClick={() => work.start()}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {work.error && (
        <p
          role="alert"
          className="rounded-md bg-danger-tint px-3 py-2 text-sm text-danger empty:hidden"
        >
          {props.errorText(work.error)}
        </p>
      )}
    </Sheet>
  )
}
