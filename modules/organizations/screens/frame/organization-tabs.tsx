import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrganizationTab } from '#kit/parts/index.ts'
import { LinkTab, LinkTabs } from '#ui/navigation/link-tabs.tsx'
import { mayIn } from '../../members/organization-roles.ts'
import type { OwnOrganization } from '../../organization.ts'

interface OrganizationTabsProps {
  organization: OwnOrganization
  tabsOfModules: readonly OrganizationTab[]
}

export function OrganizationTabs({
  organization: { slug, role },
  tabsOfModules,
}: OrganizationTabsProps) {
  const { t, i18n } = useTranslation('organizations')
  const members: OrganizationTab = {
    order: 10,
    to: '/app/organizations/$slug',
    label: () => t('members.caption'),
  }
  return (
    <LinkTabs label={t('frame.parts')}>
      {[members, ...tabsOfModules]
        .filter(({ wanted = {} }) => mayIn(role, wanted))
        .toSorted((one, other) => one.order - other.order)
        .map(({ to, label }) => (
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
            {label(i18n)}
          </LinkTab>
        ))}
    </LinkTabs>
  )
}
