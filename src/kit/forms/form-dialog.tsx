import { createContext, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { SheetProps } from '#ui/overlays/sheet.tsx'

export type AsksFirst = () => boolean

export const FormWithin = createContext<RefObject<AsksFirst | null> | null>(null)

export interface FormDialogProps extends Pick<SheetProps, 'title' | 'description' | 'children'> {
  open: boolean
  onClose: () => void
}

export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('common')
  const asksFirst = useRef<AsksFirst>(null)

  const handleOpenChange: SheetProps['onOpenChange'] = (open, change) => {
    if (open) return
    if (asksFirst.current?.()) change.cancel()
    else onClose()
  }

  return (
    <Dialog {...dialog} onOpenChange={handleOpenChange} closeLabel={t('actions.close')}>
      <FormWithin value={asksFirst}>{children}</FormWithin>
    </Dialog>
  )
}
