import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { RowMenu } from '#kit/record-list/index.ts'
import { OwnScript, RowMark, RowTitle, SecondLine } from '#kit/resource-pages/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { useOrganization } from '../../frame/use-organization.ts'
import type { Member } from '../member.server.ts'
import { changeRoleMutation } from '../members.queries.ts'
import { nameOf } from '../name-of-member.ts'
import { mayHandle, mayIn, organizationRoles } from '../organization-roles.ts'
import { LEAVE, LeaveItem } from './leave-dialog.tsx'

export function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation('organizations')
  const isOneself = useOrganization().memberId === member.id
  const { email, role } = member
  return (
    <RowTitle
      picture={<Avatar name={nameOf(member)} image={member.image} />}
      title={<OwnScript text={nameOf(member)} />}
      badge={isOneself && <Badge tone="accent">{t('members.you')}</Badge>}
      marks={
        role !== 'member' && (
          <RowMark column="role" className="text-accent">
            {t(`roles.${role}`)}
          </RowMark>
        )
      }
    >
      <SecondLine column="email">
        <OwnScript text={email} />
      </SecondLine>
    </RowTitle>
  )
}

interface MemberMenuProps {
  member: Member
  onRemove: (member: Member) => void
}

export function MemberMenu({ member, onRemove }: MemberMenuProps) {
  const { t } = useTranslation('organizations')
  const { role, memberId } = useOrganization()
  const { open } = useStep(LEAVE)
  const isOneself = member.id === memberId
  const hasSay = mayHandle(role, member.role)
  const mayChange = hasSay && mayIn(role, { member: ['update'] })
  const mayRemove = hasSay && mayIn(role, { member: ['delete'] })
  if (!isOneself && !mayChange && !mayRemove) return null
  return (
    <RowMenu name={nameOf(member)}>
      {mayChange && (
        <>
          <RoleChoice member={member} />
          <MenuSeparator />
        </>
      )}
      {isOneself ? (
        <LeaveItem onClick={() => open('leave')} />
      ) : (
        mayRemove && (
          <MenuItem icon={<UserRoundX />} tone="danger" onClick={() => onRemove(member)}>
            {t('members.removeOpen')}
          </MenuItem>
        )
      )}
    </RowMenu>
  )
}

function RoleChoice({ member }: { member: Member }) {
  const { t } = useTranslation('organizations')
  const { id, role: own } = useOrganization()
  const name = nameOf(member)
  const { mutate } = useReportedMutation(changeRoleMutation(id), {
    done: ({ role }) => [t('members.changed', { name, role: t(`roles.${role}`) })],
    failed: () => t('members.changeFailed', { name }),
  })
  return (
    <MenuRadioGroup
      label={t('fields.role')}
      value={member.role}
      onValueChange={(role) => mutate({ member, role })}
      options={organizationRoles
        .filter((role) => mayHandle(own, role))
        .map((value) => ({ value, label: t(`roles.${value}`) }))}
    />
  )
}
