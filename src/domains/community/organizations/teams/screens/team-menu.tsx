import { Link } from '@tanstack/react-router'
import { Pencil, Trash2, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { mayIn } from '../../organization-roles.ts'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import type { ListedTeam } from '../teams.queries.ts'
import type { TeamQuestion } from './use-team-question.ts'

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
