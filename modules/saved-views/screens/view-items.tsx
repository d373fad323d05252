import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Pencil, Plus, Star, Trash2, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCount } from '#kit/record-list/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { useSession } from '#kit/session/index.ts'
import { MenuGroup, MenuNote, MenuSeparator } from '#ui/overlays/parts/menu-group.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/parts/menu-item.tsx'
import { searchOf } from '../view-search.ts'
import type { SavedView } from '../view.ts'
import { viewTotalsQuery } from '../views.queries.ts'

export { Menu } from '#ui/overlays/parts/menu.tsx'

interface ViewItemsProps {
  resource: Resource
  views: readonly SavedView[]
  current: SavedView | undefined
  hasFailed: boolean
  onRetry: () => void
  onSaveAs: () => void
  onEdit: () => void
  onDelete: () => void
}

const mostCounted = 20

const Mark = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <span className="[&>svg]:size-3.5">
    {icon}
    <span className="sr-only">{label}</span>
  </span>
)

const check = (isChosen: boolean) => (
  <Check aria-hidden className={isChosen ? 'text-accent' : 'invisible'} />
)

export function ViewItems({ resource, views, current, hasFailed, ...acts }: ViewItemsProps) {
  const { t } = useTranslation('saved-views')
  const isAdmin = useSession()?.user.role.split(',').includes('admin')
  const list = `/manager/${resource.path}`
  const { data: totals = [] } = useQuery(
    viewTotalsQuery(views.slice(0, mostCounted).map(({ id }) => id)),
  )
  const countOf = useCount()
  function itemOf(view: SavedView) {
    const total = totals.find(({ id }) => id === view.id)?.total
    return (
      <MenuLinkItem
        key={view.id}
        icon={check(view.id === current?.id)}
        render={
          <Link
            to={list}
            search={searchOf(view)}
            aria-current={view.id === current?.id ? 'true' : undefined}
          />
        }
        shortcut={
          <span className="flex items-center gap-1.5 text-xs text-ink-faint tabular-nums">
            {view.isDefault && <Mark icon={<Star aria-hidden />} label={t('isDefault')} />}
            {view.shared && view.isOwn && (
              <Mark icon={<UsersRound aria-hidden />} label={t('isShared')} />
            )}
            {total && <bdi>{countOf(total)}</bdi>}
          </span>
        }
      >
        <bdi className="wrap-anywhere">{view.name}</bdi>
      </MenuLinkItem>
    )
  }

  const own = views.filter(({ isOwn }) => isOwn)
  const others = views.filter(({ isOwn }) => !isOwn)
  return (
    <>
      {current && (
        <MenuLinkItem icon={check(false)} render={<Link to={list} />}>
          {t('everything')}
        </MenuLinkItem>
      )}
      {own.length > 0 && <MenuGroup label={t('own')}>{own.map(itemOf)}</MenuGroup>}
      {others.length > 0 && <MenuGroup label={t('sharedByOthers')}>{others.map(itemOf)}</MenuGroup>}
      {hasFailed && views.length === 0 && (
        <>
          <MenuNote>{t('failed')}</MenuNote>
          <MenuItem onClick={acts.onRetry}>{t('retry')}</MenuItem>
        </>
      )}
      {!hasFailed && views.length === 0 && <MenuNote>{t('none')}</MenuNote>}
      <MenuSeparator />
      <MenuItem icon={<Plus />} onClick={acts.onSaveAs}>
        {t('saveAs')}
      </MenuItem>
      {current?.isOwn && (
        <MenuItem icon={<Pencil />} onClick={acts.onEdit}>
          {t('edit')}
        </MenuItem>
      )}
      {current && (current.isOwn || isAdmin) && (
        <MenuItem icon={<Trash2 />} tone="danger" onClick={acts.onDelete}>
          {t('delete')}
        </MenuItem>
      )}
    </>
  )
}
