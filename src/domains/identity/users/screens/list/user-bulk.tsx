import { Ban, LogOut, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BulkBar, BulkExport, BulkReport, type useRecordList } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import type { User } from '../../user.ts'
import type { UserView } from '../../users.queries.ts'
import type { UserActs } from './use-user-acts.ts'
import { nameOf } from './user-name.tsx'

interface UserBulkProps {
  list: ReturnType<typeof useRecordList<User>>
  view: UserView
  acts: UserActs
}

export function UserBulk({ list, view, acts }: UserBulkProps) {
  const { t } = useTranslation('users')
  const { selection, rows } = list
  const { bulk, ask, unban } = acts
  const named = (id: string) => {
    const user = rows.find((row) => row.id === id)
    return user && nameOf(user)
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
        <BulkExport path="/users/export" view={view} selection={selection} />
      </BulkBar>
      <BulkReport bulk={bulk} nameOf={named} />
    </>
  )
}
