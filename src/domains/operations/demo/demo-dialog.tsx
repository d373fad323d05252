import { useTranslation } from 'react-i18next'
import { productLinks } from '#rules/product.ts'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface DemoDialogProps {
  open: boolean
  onClose: () => void
}

export default function DemoDialog({ open, onClose }: DemoDialogProps) {
  const { t } = useTranslation(['demo', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('common:actions.close')}
    >
      <p className="text-sm text-ink-soft">{t('try')}</p>
      <div className="mt-2 flex items-center gap-2 rounded-md border border-line bg-sunken py-1.5 ps-4 pe-1.5">
        <code dir="ltr" className="min-w-0 grow font-mono text-sm wrap-anywhere">
          {productLinks.tryIt}
        </code>
        <CopyButton
          text={productLinks.tryIt}
          label={t('copy')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
      </div>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <OutsideLink href={productLinks.documentation}>{t('documentation')}</OutsideLink>
        <OutsideLink href={productLinks.makers}>{t('makers')}</OutsideLink>
      </p>
    </Dialog>
  )
}
