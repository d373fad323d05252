import { useTranslation } from 'react-i18next'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import { MainUnlessFramed } from '../main.tsx'
import { ProblemId } from './problem-id.tsx'
import { WayOut } from './way-out.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation('layouts')
  return (
    <MainUnlessFramed>
      <ErrorPage
        code="404"
        title={t('errors.notFound')}
        text={t('errors.notFoundText')}
        actions={<WayOut />}
        note={<ProblemId />}
      />
    </MainUnlessFramed>
  )
}
