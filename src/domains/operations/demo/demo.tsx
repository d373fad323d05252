import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hearDemoRefusals } from '#kit/session/index.ts'
import { Banner } from '#ui/feedback/banner.tsx'

const DemoDialog = lazy(() => import('./demo-dialog.tsx'))

export function Demo() {
  const { t } = useTranslation('demo')
  const [refusals, setRefusals] = useState(0)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () =>
      hearDemoRefusals(() => {
        setRefusals((before) => before + 1)
        setOpen(true)
      }),
    [],
  )

  return (
    <>
      <Banner label={t('title')}>{t('banner')}</Banner>
      {refusals > 0 && (
        <Suspense>
          <DemoDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
