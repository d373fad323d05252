import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import { OrganizationLogo } from '#modules/organizations/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Ends } from '../../ends.tsx'
import type { ReceivedInvitation } from '../../invitation.server.ts'

interface InvitationCardProps {
  invitation: ReceivedInvitation
  readAt: number
  children: ReactNode
}

export function InvitationCard({ invitation, readAt, children }: InvitationCardProps) {
  const { t } = useTranslation('organizations')
  const { organization, inviter, team, role, expiresAt } = invitation
  return (
    <div className="max-w-2xl">
      <Card>
        <div className="flex items-center gap-4 pb-4">
          <OrganizationLogo organization={organization} size="large" />
          <div className="min-w-0">
            <p className="font-serif text-2xl/snug font-medium wrap-anywhere">
              <bdi>{organization.name}</bdi>
            </p>
            <p className="mt-0.5 text-ink-soft">{t('answer.from', { inviter })}</p>
          </div>
        </div>
        <DefinitionList>
          <Definition term={t('answer.role')}>
            {t(`roles.${role}`)}
            <p className="text-sm text-ink-soft">{t(`invitations.rights.${role}`)}</p>
          </Definition>
          {team !== null && (
            <Definition term={t('fields.team')}>
              <bdi>{team}</bdi>
            </Definition>
          )}
          <Definition term={t('answer.until')}>
            <ExactTime at={expiresAt} detail="full" />
            <p className="text-sm text-ink-soft">
              <Ends at={expiresAt} readAt={readAt} />
            </p>
          </Definition>
        </DefinitionList>
        <div className="pt-5 pb-1">{children}</div>
      </Card>
    </div>
  )
}
