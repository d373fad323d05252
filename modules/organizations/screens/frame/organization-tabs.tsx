import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationContext } from '#layouts/commands/navigation.ts'
import { useNavigationLabel } from '#layouts/commands/use-navigation-label.ts'
import { LinkTab, LinkTabs } from '#ui/navigation/link-tabs.tsx'
import { mayIn } from '../../members/organization-roles.ts'
import type { OwnOrganization } from '../../organization.ts'

const FIRST_TABS = [
  { name: 'members', to: '/app/organizations/$slug', wanted: {} },
  { name: 'teams', to: '/app/organizations/$slug/teams', wanted: {} },
  {
    name: 'invitations',
    to: '/app/organizations/$slug/invitations',
    wanted: { invitation: ['create'] },
  },
] as const

const LAST_TABS = [
  {
    name: 'activity',
    to: '/app/organizations/$slug/activity',
    wanted: { organisation: ['update'] },
  },
  {
    name: 'settings',
    to: '/app/organizations/$slug/settings',
    wanted: { organisation: ['update'] },
  },
] as const

export function OrganizationTabs({ organization: { slug, role } }: OrganizationTabsProps) {
  const { t } = useTranslation('organizations')
  const labelOf = useNavigationLabel()
  const { organization: added } = use(NavigationContext)
  const allowed = (tabs: typeof FIRST_TABS | typeof LAST_TABS) =>
    tabs
      .filter(({ wanted }) => mayIn(role, wanted))
      .map(({ name, to }) => ({ to, label: t(`${name}.caption`) }))
  const others = added.map((entry) => ({ to: entry.to, label: labelOf(entry) }))
  return (
    <LinkTabs label={t('frame.parts')}>
      {[...allowed(FIRST_TABS), ...others, ...allowed(LAST_TABS)].map(({ to, label }) => (
        <LinkTab
          key={to}
          render={
            <Link
              to={to}
              params={{ slug }}
              activeOptions={{ exact: true, includeSearch: false }}
              resetScroll={false}
            />
          }
        >
          {label}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}

interface OrganizationTabsProps {
  organization: OwnOrganization
}
