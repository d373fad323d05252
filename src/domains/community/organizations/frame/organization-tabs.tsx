import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkTab, LinkTabs } from '#ui/navigation/link-tabs.tsx'
import { mayIn } from '../organization-roles.ts'
import type { OwnOrganization } from '../organization.ts'

/** The parts of an organization, and what one has to be allowed there to see them. */
const TABS = [
  { name: 'members', to: '/app/organizations/$slug', wanted: {} },
  { name: 'teams', to: '/app/organizations/$slug/teams', wanted: {} },
  {
    name: 'invitations',
    to: '/app/organizations/$slug/invitations',
    wanted: { invitation: ['create'] },
  },
  { name: 'shelves', to: '/app/organizations/$slug/shelves', wanted: {} },
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

/** The ways to the parts that one may see. */
export function OrganizationTabs({ organization: { slug, role } }: OrganizationTabsProps) {
  const { t } = useTranslation('organizations')
  return (
    <LinkTabs label={t('frame.parts')}>
      {TABS.filter(({ wanted }) => mayIn(role, wanted)).map(({ name, to }) => (
        <LinkTab
          key={name}
          render={
            <Link
              to={to}
              params={{ slug }}
              activeOptions={{ exact: true, includeSearch: false }}
              resetScroll={false}
            />
          }
        >
          {t(`frame.${name}`)}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}

interface OrganizationTabsProps {
  organization: OwnOrganization
}
