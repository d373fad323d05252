import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'

export const group = 'actions'

export default function TextLinkExample() {
  const { t } = useTranslation('gallery')
  return (
    <p>
      {t('firstWords')} <TextLink to="/app">{t('mobyDick')}</TextLink>
    </p>
  )
}
