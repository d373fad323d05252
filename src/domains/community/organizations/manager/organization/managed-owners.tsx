import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/data/avatar.tsx'
import { Card } from '#ui/data/card.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import type { Member } from '../../members/member.server.ts'
import { nameOf } from '../../members/name-of-member.ts'

export function ManagedOwners({ owners }: { owners: Member[] }) {
  const { t } = useTranslation('organizations')
  return (
    <Card title={t('manager.owners')} description={t('manager.ownersText')}>
      <div className="-mx-5 -mb-2">
        <ListRows label={t('manager.owners')}>
          {owners.map((owner) => (
            <ListRow
              key={owner.id}
              leading={<Avatar name={nameOf(owner)} />}
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
