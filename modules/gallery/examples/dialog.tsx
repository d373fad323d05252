import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { SheetClose } from '#ui/overlays/sheet.tsx'

export const group = 'overlays'

export default function DialogExample() {
  const { t } = useTranslation('gallery')
  return (
    <Dialog
      trigger={<Button>{t('dialog.title')}</Button>}
      title={t('dialog.title')}
      description={t('dialog.description')}
      closeLabel={t('close')}
      actions={
        <>
          <SheetClose render={<Button>{t('cancel')}</Button>} />
          <SheetClose render={<Button variant="primary">{t('dialog.lend')}</Button>} />
        </>
      }
    >
      <p>{t('dialog.text')}</p>
    </Dialog>
  )
}
