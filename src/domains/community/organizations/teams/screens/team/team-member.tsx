import { UserRoundMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { ListRow } from '#ui/data/list-rows.tsx'
import type { Member } from '../../../members/member.server.ts'
import { nameOf } from '../../../members/name-of-member.ts'
import { useTakeOut } from './use-team-places.tsx'

interface TeamMemberProps {
  teamId: string
  member: Member
  mayUpdate: boolean
}

export function TeamMember({ teamId, member, mayUpdate }: TeamMemberProps) {
  const { t } = useTranslation('organizations')
  const takeOut = useTakeOut()
  const name = nameOf(member)
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      detail={member.name && <bdi>{member.email}</bdi>}
      trailing={
        mayUpdate && (
          <IconButton
            label={t('teams.takeOut', { name })}
            pending={takeOut.isPending}
            onClick={() => takeOut.start({ teamId, member })}
          >
            <UserRoundMinus aria-hidden />
          </IconButton>
        )
      }
    />
  )
}
