import { Link } from '@tanstack/react-router'
import { Pencil, Trash2, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { RowTitle, SecondLine, TitleLink } from '#kit/resource-pages/index.ts'
import { openedHere } from '#layouts/navigation/step.ts'
import { mayIn, useOrganization } from '#modules/organizations/index.ts'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { ListedTeam } from '../teams.queries.ts'

export function TeamName({ team: { id, name, memberCount } }: { team: ListedTeam }) {
  const { t } = useTranslation('organizations')
  return (
    <RowTitle
      picture={
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft"
        >
          <UsersRound className="size-4.5" />
        </span>
      }
      title={
        <TitleLink
          to="."
          search={(before: object) => ({ ...before, open: id })}
          state={openedHere}
          resetScroll={false}
        >
          {name}
        </TitleLink>
      }
    >
      <SecondLine column="members">{t('list.members', { count: memberCount })}</SecondLine>
    </RowTitle>
  )
}

export type TeamQuestion = 'rename' | 'delete'

interface TeamMenuProps {
  team: ListedTeam
  onAsk: (question: TeamQuestion, team: ListedTeam) => void
}

export function TeamMenu({ team, onAsk }: TeamMenuProps) {
  const { t } = useTranslation('organizations')
  const { slug, role } = useOrganization()
  return (
    <RowMenu name={team.name}>
      <MenuLinkItem
        icon={<UsersRound />}
        render={<Link to="/app/organizations/$slug" params={{ slug }} search={{ team: team.id }} />}
      >
        {t('teams.showMembers')}
      </MenuLinkItem>
      {mayIn(role, { team: ['update'] }) && (
        <MenuItem icon={<Pencil />} onClick={() => onAsk('rename', team)}>
          {t('teams.renameOpen')}
        </MenuItem>
      )}
      {mayIn(role, { team: ['delete'] }) && (
        <MenuItem icon={<Trash2 />} tone="danger" onClick={() => onAsk('delete', team)}>
          {t('teams.deleteOpen')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
