import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { product } from '#rules/product.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { TopNavigation, TopNavigationItem } from '#ui/navigation/top-navigation.tsx'

export const group = 'navigation'

export default function TopNavigationExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="isolate -mx-5 sm:-mx-6">
      <TopNavigation
        label={t('navigation.label')}
        start={<strong className="font-serif text-xl font-medium">{product.name}</strong>}
        end={
          <>
            <IconButton label={t('search')}>
              <Search aria-hidden />
            </IconButton>
            <Avatar name={t('banner.impersonation')} />
          </>
        }
      >
        <TopNavigationItem render={<Link to="/app" />}>{t('navigation.home')}</TopNavigationItem>
        <TopNavigationItem render={<Link to="/dev/ui" />}>{t('books')}</TopNavigationItem>
      </TopNavigation>
    </div>
  )
}
