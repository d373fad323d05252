import { useBlocker } from '@tanstack/react-router'
import { createContext, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet, type SheetProps } from '#ui/overlays/sheet.tsx'

export type AsksFirst = () => boolean

export const FormWithin = createContext<RefObject<AsksFirst | null> | null>(null)

export interface FormDialogProps extends Pick<SheetProps, 'title' | 'description' | 'children'> {
  open: boolean
  onClose: () => void
  /** Shows a secret for the only time, so that only a button of its content closes it. */
  showsSecret?: boolean
}

export function FormDialog({ onClose, showsSecret = false, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('common')
  const asksFirst = useRef<AsksFirst>(null)
  useBlocker({ shouldBlockFn: () => true, disabled: !showsSecret })

  const handleOpenChange: SheetProps['onOpenChange'] = (open, change) => {
    if (open) return
    if (showsSecret || asksFirst.current?.()) change.cancel()
    else onClose()
  }

  return (
    <Sheet
      {...dialog}
      placement="centre"
      onOpenChange={handleOpenChange}
      closeLabel={showsSecret ? undefined : t('actions.close')}
    >
      <FormWithin value={asksFirst}>{children}</FormWithin>
    </Sheet>
  )
}
