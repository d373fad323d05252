import { LogOut, UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { mayHandle, mayIn, organizationRoles } from '../../organization-roles.ts'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import type { Member } from '../member.server.ts'
import { nameOf } from '../name-of-member.ts'
import { LEAVE } from './leave/leave-step.ts'
import { useChangeRole } from './use-change-role.tsx'

interface MemberMenuProps {
  member: Member
  onRemove: (member: Member) => void
}

export function MemberMenu({ member, onRemove }: MemberMenuProps) {
  const { t } = useTranslation('organizations')
  const { role, memberId } = useOrganization()
  const { open } = useStep(LEAVE)
  const changeRole = useChangeRole()
  const isOneself = member.id === memberId
  const hasSay = mayHandle(role, member.role)
  const mayChange = hasSay && mayIn(role, { member: ['update'] })
  const mayRemove = hasSay && mayIn(role, { member: ['delete'] })
  if (!isOneself && !mayChange && !mayRemove) return null
  const roles = organizationRoles.filter((one) => mayHandle(role, one))
  return (
    <RowMenu name={nameOf(member)}>
      {mayChange && (
        <>
          <MenuRadioGroup
            label={t('fields.role')}
            value={member.role}
            onValueChange={(next) => changeRole({ member, role: next })}
            options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
          <MenuSeparator />
        </>
      )}
      {isOneself ? (
        <MenuItem
          icon={<LogOut className="rtl:-scale-x-100" />}
          tone="danger"
          onClick={() => open('leave')}
        >
          {t('members.leaveOpen')}
        </MenuItem>
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
