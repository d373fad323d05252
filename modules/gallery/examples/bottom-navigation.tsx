import { Link } from '@tanstack/react-router'
import { BookOpen, CircleUser, House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BottomNavigation, BottomNavigationItem } from '#ui/navigation/bottom-navigation.tsx'

export const group = 'navigation'

export default function BottomNavigationExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="isolate -mx-5 -mb-5 overflow-hidden rounded-b-lg sm:mx-0 sm:mb-0">
      <p className="px-5 pb-5 text-sm text-ink-soft sm:p-0">{t('bottomNavigation.hint')}</p>
      <BottomNavigation label={t('navigation.label')}>
        <BottomNavigationItem
          icon={<House />}
          label={t('navigation.home')}
          render={<Link to="/app" />}
        />
        <BottomNavigationItem
          icon={<BookOpen />}
          label={t('books')}
          render={<Link to="/dev/ui" />}
          badge={3}
        />
        <BottomNavigationItem
          icon={<CircleUser />}
          label={t('account')}
          render={<Link to="/app/account" />}
        />
      </BottomNavigation>
    </div>
  )
}
