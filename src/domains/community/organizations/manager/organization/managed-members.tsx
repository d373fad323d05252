import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  ListCount,
  RecordList,
  RowMenu,
  SearchBox,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { nameOf } from '../../members/list/member-view.ts'
import type { Member } from '../../members/member.server.ts'
import { managedMembersQuery } from '../managed-organizations.queries.ts'
import type { ManagedMembersAddress } from '../managed-view.ts'
import { useManagedMemberColumns } from './use-managed-member-columns.tsx'

interface ManagedMembersProps {
  id: string
  address: ManagedMembersAddress
}

export function ManagedMembers({ id, address }: ManagedMembersProps) {
  const { t } = useTranslation(['organizations', 'record-list'])
  const navigate = useNavigate()
  const { searchTerm, cursor } = address
  const asked = managedMembersQuery(id, searchTerm || undefined, cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...asked, placeholderData: keepPreviousData }),
    view: JSON.stringify([id, searchTerm]),
    isForReading: true,
  })
  const place = useAddressPlace(cursor, asked)
  const columns = useManagedMemberColumns()
  const open = ({ userId }: Member) =>
    void navigate({ to: '/manager/users/$id', params: { id: userId } })
  useListCommands(list, { open })
  const clear = () => void navigate({ to: '.', search: { searchTerm: '', cursor: '' } })

  const menuOf = (member: Member) => (
    <RowMenu name={nameOf(member)}>
      <MenuLinkItem
        icon={<UserRound />}
        render={<Link to="/manager/users/$id" params={{ id: member.userId }} />}
      >
        {t('manager.openUser')}
      </MenuLinkItem>
    </RowMenu>
  )

  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl/snug font-medium">{t('fields.members')}</h2>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox searchTerm={searchTerm} label={t('manager.searchMembers')} />
        <ListCount shown={list.rows.length} total={list.total} />
      </div>
      <RecordList
        caption={t('fields.members')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={menuOf}
        {...place}
        none={
          <NoMatchState
            title={t('manager.noMember')}
            text={
              <span className="wrap-anywhere">{t('record-list:searched', { searchTerm })}</span>
            }
            actions={<Button onClick={clear}>{t('record-list:clearSearch')}</Button>}
          />
        }
      />
    </section>
  )
}
