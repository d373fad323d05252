import { Ban, LogOut, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BulkBar, BulkReport, type useRecordList } from '#kit/record-list/index.ts'
import type { ListActions } from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { user } from '../../user.resource.ts'
import type { User } from '../../user.ts'
import type { UserView } from '../../users.queries.ts'
import type { UserActs } from './use-user-acts.ts'
import { nameOf } from './user-name.tsx'

interface UserBulkProps extends Pick<Partial<ListActions>, 'BulkButton'> {
  list: ReturnType<typeof useRecordList<User>>
  view: UserView
  acts: UserActs
}

export function UserBulk({ list, view, acts, BulkButton }: UserBulkProps) {
  const { t } = useTranslation('users')
  const { selection, rows } = list
  const { bulk, ask, unban } = acts
  const named = (id: string) => {
    const found = rows.find((row) => row.id === id)
    return found && nameOf(found)
  }
  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Allowed needs={{ user: ['ban'], session: ['revoke'] }}>
          <Button size="sm" onClick={() => ask('ban')}>
            <Ban aria-hidden />
            {t('bulk.ban')}
          </Button>
          <Button size="sm" onClick={() => (selection.isAll ? ask('unban') : unban())}>
            <UserCheck aria-hidden />
            {t('bulk.unban')}
          </Button>
          <Button size="sm" onClick={() => ask('endSessions')}>
            <LogOut aria-hidden />
            {t('bulk.endSessions')}
          </Button>
        </Allowed>
        {BulkButton && <BulkButton {...{ resource: user, view, selection }} />}
      </BulkBar>
      <BulkReport bulk={bulk} nameOf={named} />
    </>
  )
}
