import { CircleCheck, CircleOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '#modules/organizations/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { useSwitchOrganization } from './use-switch-organization.tsx'

interface SwitchItemProps {
  organization: Pick<Organization, 'id' | 'name'>
}

export function SwitchItem({ organization }: SwitchItemProps) {
  const { t } = useTranslation('organizations')
  const { activeId, switchTo } = useSwitchOrganization()
  const isActive = organization.id === activeId
  return (
    <MenuItem
      icon={isActive ? <CircleOff /> : <CircleCheck />}
      onClick={() => switchTo(isActive ? undefined : organization)}
    >
      {t(isActive ? 'list.switchOff' : 'list.switch')}
    </MenuItem>
  )
}
