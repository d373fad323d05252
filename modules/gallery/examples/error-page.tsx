import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'

export const group = 'feedback'

export default function ErrorPageExample() {
  const { t } = useTranslation('gallery')
  return (
    <div inert>
      <ErrorPage
        code="404"
        heading="h4"
        title={t('errorPage.title')}
        text={t('errorPage.text')}
        actions={<Button>{t('back')}</Button>}
      />
    </div>
  )
}
