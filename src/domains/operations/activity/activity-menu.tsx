import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, FileText, Footprints, Target, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  type Activity,
  type ActivityAddress,
  everything,
  named,
  pageOf,
  useRecorded,
  useTargetName,
  useWords,
} from '#kit/activity/index.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'

interface ActivityMenuProps {
  activity: Activity
  onOpen: () => void
  onFilter: (change: Partial<ActivityAddress>) => void
}

export function ActivityMenu({ activity, onOpen, onFilter }: ActivityMenuProps) {
  const { t } = useTranslation(['activity', 'record-list'])
  const { actorId, actorName, actorEmail, targetType, targetId } = activity
  const isUser = targetType === 'user'
  const page = pageOf(useRecorded(), activity)
  const actor = actorName ?? actorEmail
  const target = useTargetName()(activity)
  const { textOf } = useWords()
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('record-list:actions')}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Eye />} onClick={onOpen}>
        {t('list.menu.details')}
      </MenuItem>
      {page !== undefined && (
        <MenuLinkItem icon={isUser ? <UserRound /> : <FileText />} render={<Link to={page} />}>
          {textOf([`list.menu.open.${targetType}`, 'list.menu.open.other'], {
            name: named(target ?? ''),
          })}
        </MenuLinkItem>
      )}
      {actorId !== null && actor !== null && (
        <MenuItem
          icon={<Footprints className="rtl:-scale-x-100" />}
          onClick={() => onFilter({ ...everything, actor: actorId })}
        >
          {t('list.menu.actor', { name: named(actor) })}
        </MenuItem>
      )}
      {targetId !== null && target !== undefined && (
        <MenuItem
          icon={<Target />}
          onClick={() => onFilter({ ...everything, targetType, target: targetId })}
        >
          {t('list.menu.target', { name: named(target) })}
        </MenuItem>
      )}
    </Menu>
  )
}
