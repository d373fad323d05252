import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript, ColumnFallback, useCount } from '#kit/record-list/index.ts'
import type { ListedOrganization } from '../../list/organization-list.server.ts'
import { OrganizationLogo } from '../../screens/logo/organization-logo.tsx'

export function useManagedColumns(): Column<ListedOrganization>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  const sizeOf = useSize()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      picture: 'person',
      secondLine: 'slug',
      sort: 'name',
      cell: (organization) => <Named organization={organization} />,
    },
    {
      id: 'slug',
      label: t('fields.slug'),
      width: 11,
      grows: true,
      priority: 2,
      cell: ({ slug }) => (
        <span dir="auto" className={ownScript}>
          {slug}
        </span>
      ),
    },
    {
      id: 'members',
      priority: 1,
      label: t('fields.members'),
      width: 8,
      numeric: true,
      cell: ({ memberCount }) => sizeOf(memberCount),
    },
    {
      id: 'createdAt',
      priority: 3,
      label: t('manager.createdAt'),
      width: 9,
      numeric: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}

/** The cap of the server's member count. */
const countedAtMost = 10_000

function useSize() {
  const countOf = useCount()
  return (count: number) => countOf({ count, exact: count < countedAtMost })
}

function Named({ organization }: { organization: ListedOrganization }) {
  const { t } = useTranslation('organizations')
  const { id, name, slug, memberCount } = organization
  return (
    <div className="flex items-center gap-3">
      <OrganizationLogo organization={organization} />
      <span className="min-w-0 grow">
        <Link
          to="/manager/organizations/$id"
          params={{ id }}
          dir="auto"
          className={`min-w-0 ${ownScript}`}
        >
          {name}
        </Link>
        <ColumnFallback column="slug" className="flex gap-2 text-sm/5 font-normal text-ink-soft">
          <span dir="auto" className={ownScript}>
            {slug}
          </span>
          <ColumnFallback column="members" className="ms-auto shrink-0">
            {t('list.members', { count: memberCount })}
          </ColumnFallback>
        </ColumnFallback>
      </span>
    </div>
  )
}
