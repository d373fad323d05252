import { useTranslation } from 'react-i18next'
import { Fact } from '#kit/record-page/index.ts'
import { Card } from '#ui/data/card.tsx'
import { DefinitionList } from '#ui/data/definition-list.tsx'
import type { Webhook } from '../../webhook.ts'
import { WebhookStatusBadge } from '../webhook-status-badge.tsx'

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { url, events, status, owner } = webhook
  const isOff = status === 'gone' || status === 'failing'
  const badges = (
    <span className="flex flex-wrap gap-x-2.5 gap-y-1">
      <WebhookStatusBadge of={webhook} />
    </span>
  )
  const chosen = (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {events.map((event) => (
        <li key={event}>
          <Code text={event} />
        </li>
      ))}
    </ul>
  )
  return (
    <Card>
      {isOff && (
        <p className="mb-3 rounded-md bg-warning-tint px-3 py-2 text-sm text-warning">
          {t(`off.${status}`)}
        </p>
      )}
      <DefinitionList>
        <Fact term={t('fields.url')} value={<Code text={url} />} />
        <Fact term={t('fields.status')} value={badges} />
        <Fact term={t('fields.events')} value={chosen} />
        <Fact term={t('fields.failingSince')} value={webhook.failingSince} />
        <Fact term={t('fields.formerUntil')} value={webhook.formerUntil} />
        <Fact term={t('fields.owner')} value={<bdi>{owner.name || owner.email}</bdi>} />
        <Fact term={t('fields.createdAt')} value={webhook.createdAt} />
      </DefinitionList>
    </Card>
  )
}

const Code = ({ text }: { text: string }) => (
  <code dir="ltr" className="text-sm">
    {text}
  </code>
)
