import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OrganizationPart, useOrganization } from '#modules/organizations/index.ts'
import { type WebhookFrameProps, WebhookPlaceContext } from '#modules/webhooks/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'

export function OrganizationWebhooks({ children }: { children: ReactNode }) {
  const { id: organizationId, slug } = useOrganization()
  const place = useMemo(
    () => ({
      organizationId,
      list: { to: '/app/organizations/$slug/settings', params: { slug } },
      detail: (id: string) => ({
        to: '/app/organizations/$slug/webhooks/$id',
        params: { slug, id },
      }),
      Frame: WebhookFrame,
    }),
    [organizationId, slug],
  )
  return <WebhookPlaceContext value={place}>{children}</WebhookPlaceContext>
}

function WebhookFrame({ title, action, children }: WebhookFrameProps) {
  const { t } = useTranslation('organizations')
  const { slug } = useOrganization()
  return (
    <>
      <LinkButton
        to="/app/organizations/$slug/settings"
        params={{ slug }}
        variant="quiet"
        className="-ms-4 -mt-3 mb-1"
      >
        <ChevronRight aria-hidden className="-scale-x-100 rtl:scale-x-100" />
        {t('settings.caption')}
      </LinkButton>
      <OrganizationPart title={title} action={action}>
        {children}
      </OrganizationPart>
    </>
  )
}
