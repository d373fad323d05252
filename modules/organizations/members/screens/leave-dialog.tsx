import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction, type Question } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Organization } from '../../organization.ts'
import { leaveOrganizationMutation } from '../../organizations.mutations.ts'
import { forgetOrganization } from '../../organizations.queries.ts'

export const LEAVE = ['leave'] as const

interface LeaveDialogProps extends Question<Pick<Organization, 'id' | 'name' | 'slug'>> {
  onLeft?: () => Promise<void>
}

export function LeaveDialog({ row: organization, onLeft, ...dialog }: LeaveDialogProps) {
  const { t } = useTranslation('organizations')
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(leaveOrganizationMutation)

  async function leave() {
    if (!organization) return
    const { id, name, slug } = organization
    await mutateAsync({ id })
    toast.success(t('members.left', { name }))
    await onLeft?.()
    await forgetOrganization(queryClient, slug)
  }

  return (
    <ConfirmAction
      {...dialog}
      title={t('members.leaveTitle', { name: organization?.name })}
      text={t('members.leaveText')}
      confirmLabel={t('members.leave')}
      onConfirm={leave}
    />
  )
}

export function LeaveItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('organizations')
  return (
    <MenuItem icon={<LogOut className="rtl:-scale-x-100" />} tone="danger" onClick={onClick}>
      {t('members.leaveOpen')}
    </MenuItem>
  )
}
