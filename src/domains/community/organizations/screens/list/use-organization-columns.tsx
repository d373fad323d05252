import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { OwnListedOrganization } from '../../list/organization-list.server.ts'
import { ActiveBadge } from '../active/active-badge.tsx'
import { OrganizationLogo } from '../logo/organization-logo.tsx'

export function useOrganizationColumns(): Column<OwnListedOrganization>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      picture: 'person',
      secondLine: 'role',
      cell: (organization) => <OrganizationName organization={organization} />,
    },
    {
      id: 'role',
      label: t('fields.role'),
      width: 10,
      cell: ({ role }) => <Badge>{t(`roles.${role}`)}</Badge>,
    },
    {
      id: 'members',
      label: t('fields.members'),
      width: 8,
      numeric: true,
      cell: ({ memberCount }) => format.number(memberCount),
    },
  ]
}

function OrganizationName({ organization }: { organization: OwnListedOrganization }) {
  const { t } = useTranslation('organizations')
  const { id, name, slug, role, memberCount } = organization
  return (
    <div className="flex items-center gap-3">
      <OrganizationLogo organization={organization} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <Link
            to="/app/organizations/$slug"
            params={{ slug }}
            dir="auto"
            className={`min-w-0 ${ownScript}`}
          >
            {name}
          </Link>
          <ActiveBadge id={id} />
        </span>
        <ColumnFallback
          column="role"
          className="block truncate text-sm/5 font-normal text-ink-soft"
        >
          {t(`roles.${role}`)} · {t('list.members', { count: memberCount })}
        </ColumnFallback>
      </span>
    </div>
  )
}
