import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import type { Webhook } from '../../webhook.ts'
import { WebhookStatusBadge } from '../webhook-status-badge.tsx'

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { url, events, status, owner, failingSince, formerUntil, createdAt } = webhook
  const isOff = status === 'gone' || status === 'failing'
  return (
    <Card>
      {isOff && (
        <p className="mb-3 rounded-md bg-warning-tint px-3 py-2 text-sm text-warning">
          {t(`off.${status}`)}
        </p>
      )}
      <DefinitionList>
        <Definition term={t('fields.url')}>
          <code dir="ltr" className="text-sm">
            {url}
          </code>
        </Definition>
        <Definition term={t('fields.status')}>
          <span className="flex flex-wrap gap-x-2.5 gap-y-1">
            <WebhookStatusBadge of={webhook} />
          </span>
        </Definition>
        <Definition term={t('fields.events')}>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {events.map((event) => (
              <li key={event}>
                <code dir="ltr" className="text-sm">
                  {event}
                </code>
              </li>
            ))}
          </ul>
        </Definition>
        {failingSince && (
          <Definition term={t('fields.failingSince')}>
            <ExactTime at={failingSince} />
          </Definition>
        )}
        {formerUntil && (
          <Definition term={t('fields.formerUntil')}>
            <ExactTime at={formerUntil} />
          </Definition>
        )}
        <Definition term={t('fields.owner')}>
          <bdi>{owner.name || owner.email}</bdi>
        </Definition>
        <Definition term={t('fields.createdAt')}>
          <ExactTime at={createdAt} />
        </Definition>
      </DefinitionList>
    </Card>
  )
}
