import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseIsbn } from '#modules/catalogue/books/index.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useBarcodes } from './use-barcodes.ts'

interface ScanIsbnProps {
  open: boolean
  onClose: () => void
  onIsbn: (isbn: string) => void
}

export function ScanIsbn({ open, onClose, onIsbn }: ScanIsbnProps) {
  const { t } = useTranslation(['books', 'common'])
  return (
    <Dialog
      title={t('form.scan.title')}
      description={t('form.scan.text')}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t('common:actions.close')}
    >
      <Camera onIsbn={onIsbn} />
    </Dialog>
  )
}

function Camera({ onIsbn }: Pick<ScanIsbnProps, 'onIsbn'>) {
  const { t } = useTranslation('books')
  const video = useRef<HTMLVideoElement>(null)
  const [isOther, setOther] = useState(false)
  const state = useBarcodes(video, (text) => {
    const isbn = parseIsbn(text)
    if (isbn) onIsbn(isbn)
    else setOther(true)
    return isbn !== undefined
  })
  const isOn = state === 'starting' || state === 'ready'
  const message = state === 'ready' ? isOther && t('form.scan.other') : t(`form.scan.${state}`)

  return (
    <div className="space-y-3 pb-3">
      <div hidden={!isOn} className="relative aspect-4/3 overflow-hidden rounded-md bg-sunken">
        <video ref={video} muted playsInline aria-hidden className="size-full object-cover" />
        <div
          aria-hidden
          className="absolute inset-x-6 inset-y-1/4 rounded-md border-2 border-accent shadow-floating"
        />
      </div>
      <output className="block min-h-5 text-sm text-ink-soft">{message}</output>
    </div>
  )
}
