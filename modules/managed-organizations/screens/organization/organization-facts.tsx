import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { Fact } from '#kit/record-page/index.ts'
import { nameOf, OrganizationLogo } from '#modules/organizations/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { Card } from '#ui/data/card.tsx'
import { DefinitionList } from '#ui/data/definition-list.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import type { ManagedOrganization } from '../../managed-organization.server.ts'

interface OrganizationOwnersProps {
  organization: ManagedOrganization
}

interface OrganizationFactsProps extends OrganizationOwnersProps {
  parts: readonly OrganizationParts[]
}

export function OrganizationFacts({ organization, parts }: OrganizationFactsProps) {
  const { t, i18n } = useTranslation('organizations')
  const format = useFormat()
  const { slug, memberCount, createdAt, updatedAt } = organization
  const counts = parts.flatMap((part) => Object.entries(part.counts ?? {}))
  return (
    <Card>
      <div className="flex items-center gap-4 pb-3">
        <OrganizationLogo organization={organization} size="large" />
        <bdi className="min-w-0 font-medium wrap-anywhere select-all">{slug}</bdi>
      </div>
      <DefinitionList>
        <Fact term={t('fields.members')} value={format.number(memberCount)} />
        {counts.map(([name, label]) => (
          <Fact
            key={name}
            term={label(i18n)}
            value={format.number(Number(Reflect.get(organization, name)))}
          />
        ))}
        <Fact term={t('manager.createdAt')} value={createdAt} />
        <Fact term={t('manager.updatedAt')} value={updatedAt} />
      </DefinitionList>
    </Card>
  )
}

export function OrganizationOwners({ organization: { owners } }: OrganizationOwnersProps) {
  const { t } = useTranslation('organizations')
  return (
    <Card title={t('manager.owners')} description={t('manager.ownersText')}>
      <div className="-mx-5 -mb-2">
        <ListRows label={t('manager.owners')}>
          {owners.map((owner) => (
            <ListRow
              key={owner.id}
              leading={<Avatar name={nameOf(owner)} image={owner.image} />}
              title={<bdi>{nameOf(owner)}</bdi>}
              detail={<bdi>{owner.email}</bdi>}
              render={<Link to="/manager/users/$id" params={{ id: owner.userId }} />}
            />
          ))}
        </ListRows>
      </div>
    </Card>
  )
}
