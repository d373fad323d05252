import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { OrganizationLogo } from '../../screens/logo/organization-logo.tsx'
import type { ManagedOrganization } from '../managed-organization.server.ts'

export function OrganizationFacts({ organization }: { organization: ManagedOrganization }) {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  const { slug, memberCount, teamCount, createdAt, updatedAt } = organization
  return (
    <Card>
      <div className="flex items-center gap-4 pb-3">
        <OrganizationLogo organization={organization} size="large" />
        <bdi className="min-w-0 font-medium wrap-anywhere select-all">{slug}</bdi>
      </div>
      <DefinitionList>
        <Definition term={t('fields.members')}>{format.number(memberCount)}</Definition>
        <Definition term={t('teams.caption')}>{format.number(teamCount)}</Definition>
        <Definition term={t('manager.createdAt')}>
          <ExactTime at={createdAt} />
        </Definition>
        <Definition term={t('manager.updatedAt')}>
          <ExactTime at={updatedAt} />
        </Definition>
      </DefinitionList>
    </Card>
  )
}
