import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { PageProgress } from '#ui/feedback/page-progress.tsx'

export const group = 'feedback'

export default function PageProgressExample() {
  const { t } = useTranslation('gallery')
  const [active, setActive] = useState(false)

  function open() {
    setActive(true)
    setTimeout(() => setActive(false), 3000)
  }

  return (
    <>
      <PageProgress active={active} label={t('pageProgress.label')} />
      <Button disabled={active} onClick={open}>
        {t('pageProgress.show')}
      </Button>
    </>
  )
}
