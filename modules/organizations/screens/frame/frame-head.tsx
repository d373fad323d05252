import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { OrganizationLogo } from '../../frame/organization-logo.tsx'
import { LEAVE, LeaveDialog, LeaveItem } from '../../members/screens/leave-dialog.tsx'
import type { OwnOrganization } from '../../organization.ts'
import { AddedBadges, AddedItems } from './added.tsx'

interface FrameHeadProps {
  organization: OwnOrganization
  parts: readonly OrganizationParts[]
}

export function FrameHead({ organization, parts }: FrameHeadProps) {
  const { t } = useTranslation('organizations')
  const { name, role } = organization
  const navigate = useNavigate()
  const { step, open, close } = useStep(LEAVE)
  return (
    <header className="flex items-start gap-4 pb-3">
      <OrganizationLogo organization={organization} size="large" />
      <div className="min-w-0 grow">
        <h1 className="text-2xl/8 font-medium tracking-tight wrap-anywhere sm:text-3xl/10">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge>{t(`roles.${role}`)}</Badge>
          <AddedBadges {...{ organization, parts }} />
        </p>
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton label={t('frame.more')}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <AddedItems {...{ organization, parts }} />
        <LeaveItem onClick={() => open('leave')} />
      </Menu>
      <LeaveDialog
        row={organization}
        open={step === 'leave'}
        onClose={close}
        onLeft={() => navigate({ to: '/app/organizations', replace: true })}
      />
    </header>
  )
}
