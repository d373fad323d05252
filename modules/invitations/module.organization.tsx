import { useTranslation } from 'react-i18next'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

export default {
  name: 'invitations',
  tabs: [
    {
      order: 30,
      to: '/app/organizations/$slug/invitations',
      label: ({ t }) => t('organizations:invitations.caption'),
      wanted: { invitation: ['create'] },
    },
  ],
  listHead: createOnDemand(() => import('./screens/received/list-head.ts')),
  memberAction: { wanted: { invitation: ['create'], member: ['create'] }, Action: InviteLink },
} satisfies OrganizationParts

function InviteLink({ slug }: { slug: string }) {
  const { t } = useTranslation('organizations')
  return (
    <LinkButton
      to="/app/organizations/$slug/invitations"
      params={{ slug }}
      hash="invite"
      variant="primary"
    >
      {t('members.invite')}
    </LinkButton>
  )
}
