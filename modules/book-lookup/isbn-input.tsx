import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { ScanBarcode, Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mutationOf } from '#kit/api/index.ts'
import { toastFailure } from '#kit/problems/index.ts'
import type { OwnInputProps } from '#kit/resource-pages/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { IsbnField, isbnText, parseIsbn } from '#modules/catalogue/books/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import { bookLookup } from './book-lookup.ts'
import type { FoundDialogProps } from './found/found-dialog.tsx'
import { useFoundValues } from './found/use-found-values.ts'

const ScanIsbn = dialogOnDemand(async () => (await import('./scan/scan-isbn.tsx')).ScanIsbn)
const FoundDialog = dialogOnDemand<FoundDialogProps>(
  async () => (await import('./found/found-dialog.tsx')).FoundDialog,
)

export function IsbnInput(props: OwnInputProps<string>) {
  const { value, onChange, whole } = props
  const { t } = useTranslation('books')
  const hasMetadata = useSetup()?.configuration.offers.includes(bookLookup) ?? false
  const hasCamera = useHydrated() && 'mediaDevices' in navigator
  const [isScanning, setScanning] = useState(false)
  const found = useFoundValues(whole)
  const lookup = useMutation({
    ...mutationOf('books.lookUp'),
    onSuccess: found.offer,
    onError: (problem) => toastFailure(t('form.lookup.failed'), problem),
  })
  const isbn = parseIsbn(value)

  function takeScanned(scanned: string) {
    setScanning(false)
    onChange(isbnText(scanned))
    if (hasMetadata) lookup.mutate({ isbn: scanned })
  }

  /** Barcode scanners type the digits and press Enter. */
  function lookUpOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !hasMetadata || !isbn || isbn === lookup.variables?.isbn) return
    event.preventDefault()
    lookup.mutate({ isbn })
  }

  return (
    <IsbnField {...props} onKeyDown={lookUpOnEnter}>
      {hasCamera && (
        <IconButton
          variant="secondary"
          label={t('form.lookup.scan')}
          onClick={() => setScanning(true)}
        >
          <ScanBarcode aria-hidden />
        </IconButton>
      )}
      {hasMetadata && (
        <Button
          disabled={!isbn}
          pending={lookup.isPending}
          onClick={() => isbn && lookup.mutate({ isbn })}
        >
          <Search aria-hidden />
          {t('form.lookup.lookUp')}
        </Button>
      )}
      <ScanIsbn open={isScanning} onClose={() => setScanning(false)} onIsbn={takeScanned} />
      <FoundDialog {...whole} found={found} open={found.isAsked} onClose={found.giveUp} />
    </IsbnField>
  )
}
