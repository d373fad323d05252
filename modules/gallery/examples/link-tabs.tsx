import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkTab, LinkTabs } from '#ui/navigation/link-tabs.tsx'

export const group = 'navigation'

export default function LinkTabsExample() {
  const { t } = useTranslation('gallery')
  return (
    <LinkTabs label={t('tabs.label')}>
      <LinkTab render={<Link to="/dev/ui" />}>{t('tabs.summary')}</LinkTab>
      <LinkTab render={<Link to="/app" />}>{t('copies')}</LinkTab>
      <LinkTab render={<Link to="/app" />}>{t('history')}</LinkTab>
    </LinkTabs>
  )
}
