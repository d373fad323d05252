import { Link } from '@tanstack/react-router'
import { Ban, LogOut, Pencil, UserCheck, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { User } from '../../user.ts'
import type { UserActs } from './use-user-acts.ts'
import { nameOf } from './user-name.tsx'

interface UserMenuProps extends ItemsProps {
  onLeave: () => void
}

export const UserMenu = ({ onLeave, ...items }: UserMenuProps) => (
  <RowMenu name={nameOf(items.user)} onLeave={onLeave}>
    <Items {...items} />
  </RowMenu>
)

interface ItemsProps {
  user: User
  acts: UserActs
  leavesUnbanned: boolean
}

/** Users can't ban themselves; they end their own sessions on the account page. */
function Items({ user, acts, leavesUnbanned }: ItemsProps) {
  const { t } = useTranslation('users')
  const { id, status } = user
  const isOneself = useSession()?.user.id === id
  const UnbanItem = leavesUnbanned ? LeavingItem : MenuItem
  return (
    <>
      <MenuLinkItem icon={<UserRound />} render={<Link to="/manager/users/$id" params={{ id }} />}>
        {t('list.open')}
      </MenuLinkItem>
      <Allowed needs={{ user: ['update'] }}>
        <MenuLinkItem
          icon={<Pencil />}
          render={<Link to="/manager/users/$id/update" params={{ id }} />}
        >
          {t('list.edit')}
        </MenuLinkItem>
      </Allowed>
      <Allowed needs={{ user: ['ban'], session: ['revoke'] }}>
        {!isOneself && (
          <>
            <MenuItem icon={<LogOut />} onClick={() => acts.ask('endSessions', user)}>
              {t('bulk.endSessions')}
            </MenuItem>
            {status === 'banned' ? (
              <UnbanItem icon={<UserCheck />} onClick={() => acts.unban(user)}>
                {t('bulk.unban')}
              </UnbanItem>
            ) : (
              <MenuItem icon={<Ban />} tone="danger" onClick={() => acts.ask('ban', user)}>
                {t('bulk.ban')}
              </MenuItem>
            )}
          </>
        )}
      </Allowed>
    </>
  )
}
