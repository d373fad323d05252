import { Link } from '@tanstack/react-router'
import { BookOpen, Ellipsis, Eye, Footprints, Target, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { Activity } from '../activity-list.server.ts'
import { named } from '../activity-sentence.tsx'
import { useTargetName } from '../use-sentence.ts'
import { type ActivityAddress, everything } from './activity-address.ts'

/** Organizations and shelves have none among the pages of managers. */
const hasPage = (type: Activity['targetType']) => type === 'user' || type === 'book'

interface ActivityMenuProps {
  activity: Activity
  onOpen: () => void
  onLook: (change: Partial<ActivityAddress>) => void
}

/** Where one can go from an act: to its details, to what it was done to, to more of the same. */
export function ActivityMenu({ activity, onOpen, onLook }: ActivityMenuProps) {
  const { t } = useTranslation(['activity', 'record-list'])
  const { actorId, actorName, actorEmail, targetType, targetId, targetNameToday } = activity
  const actor = actorName ?? actorEmail
  const target = useTargetName()(activity)
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
      {targetId !== null && targetNameToday !== null && hasPage(targetType) && (
        <MenuLinkItem
          icon={targetType === 'user' ? <UserRound /> : <BookOpen />}
          render={<Link to={`/manager/${targetType}s/$id`} params={{ id: targetId }} />}
        >
          {t(`list.menu.${targetType}`)}
        </MenuLinkItem>
      )}
      {actorId !== null && actor !== null && (
        <MenuItem
          icon={<Footprints className="rtl:-scale-x-100" />}
          onClick={() => onLook({ ...everything, actor: actorId })}
        >
          {t('list.menu.actor', { name: named(actor) })}
        </MenuItem>
      )}
      {targetId !== null && target !== undefined && (
        <MenuItem
          icon={<Target />}
          onClick={() => onLook({ ...everything, targetType, target: targetId })}
        >
          {t('list.menu.target', { name: named(target) })}
        </MenuItem>
      )}
    </Menu>
  )
}
