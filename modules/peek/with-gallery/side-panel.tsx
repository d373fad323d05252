import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { SidePanel } from '../ui/side-panel.tsx'

export const group = 'overlays'

export default function SidePanelExample() {
  const { t } = useTranslation('gallery')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen && (
        <SidePanel
          title={t('mobyDick')}
          closeLabel={t('close')}
          onClose={() => setOpen(false)}
          actions={<Button variant="primary">{t('open')}</Button>}
        >
          <p>{t('firstWords')}</p>
        </SidePanel>
      )}
    </>
  )
}
