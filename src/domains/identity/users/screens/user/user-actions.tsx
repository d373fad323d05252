import { Ban, ChevronDown, ImageOff, Pencil, Trash2, UserCheck, VenetianMask } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Allowed, useAllowed } from '#layouts/commands/allowed.tsx'
import { CommandButton } from '#layouts/commands/command-button.tsx'
import type { Command } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { adminRole } from '#rules/roles.ts'
import { Button } from '#ui/actions/button.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { User } from '../../user.ts'
import { removePictureMutation, unbanUserMutation } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'
import type { UserStep } from './user-page.tsx'

interface UserActionsProps {
  user: User
  onStep: (step: UserStep) => void
}

export function UserActions({ user, onStep }: UserActionsProps) {
  const { t } = useTranslation('users')
  const isOneself = useSession()?.user.id === user.id
  const acts = [
    useAllowed({ user: ['impersonate'] }),
    useAllowed({ user: ['ban'] }),
    useAllowed({ user: ['update'] }) && user.image !== null,
    useAllowed({ user: ['delete'] }),
  ]
  const update: Command = {
    id: 'user.update',
    group: 'page',
    label: t('user.update'),
    icon: <Pencil aria-hidden />,
    keys: 'e',
    needs: { user: ['update'] },
    to: `/manager/users/${user.id}/update`,
  }
  useCommands([update])
  return (
    <div className="flex flex-wrap gap-3">
      {!isOneself && acts.includes(true) && <MoreActions user={user} onStep={onStep} />}
      <CommandButton command={update} variant="primary" />
    </div>
  )
}

function MoreActions({ user, onStep }: UserActionsProps) {
  const { t } = useTranslation('users')
  const unban = useUnbanUser()
  const removePicture = useRemovePicture()
  const isBanned = user.status === 'banned'
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          {t('user.more')}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {user.role !== adminRole && !isBanned && (
        <Allowed needs={{ user: ['impersonate'] }}>
          <MenuItem icon={<VenetianMask />} onClick={() => onStep('impersonate')}>
            {t('impersonation.open')}
          </MenuItem>
        </Allowed>
      )}
      <Allowed needs={{ user: ['ban'] }}>
        {isBanned ? (
          <MenuItem icon={<UserCheck />} onClick={() => unban(user)}>
            {t('bulk.unban')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Ban />} onClick={() => onStep('ban')}>
            {t('user.ban')}
          </MenuItem>
        )}
      </Allowed>
      {user.image !== null && (
        <Allowed needs={{ user: ['update'] }}>
          <MenuItem icon={<ImageOff />} onClick={() => removePicture(user)}>
            {t('user.removePicture')}
          </MenuItem>
        </Allowed>
      )}
      <Allowed needs={{ user: ['delete'] }}>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onClick={() => onStep('delete')}>
          {t('deletion.open')}
        </MenuItem>
      </Allowed>
    </Menu>
  )
}

function useRemovePicture() {
  const { t } = useTranslation('users')
  const { mutate } = useReportedMutation(removePictureMutation, {
    done: (_nothing, user) => [t('user.pictureRemoved', { name: nameOf(user) })],
    failed: (user) => t('user.pictureFailed', { name: nameOf(user) }),
  })
  return mutate
}

function useUnbanUser() {
  const { t } = useTranslation('users')
  const { mutate } = useReportedMutation(unbanUserMutation, {
    done: (user) => [t('user.unbanned', { name: nameOf(user) })],
    failed: (user) => t('user.unbanFailed', { name: nameOf(user) }),
  })
  return mutate
}
