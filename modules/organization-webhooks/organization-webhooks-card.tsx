import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrganizationCard } from '#kit/parts/index.ts'
import { NewWebhookDialog, prepareWebhooks, WebhookList } from '#modules/webhooks/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { OrganizationWebhooks } from './organization-webhooks.tsx'

export const card: OrganizationCard = {
  order: 30,
  name: 'webhooks',
  prepare: (context, { id }) => prepareWebhooks(context, id),
  Card: OrganizationWebhooksCard,
}

function OrganizationWebhooksCard() {
  const { t } = useTranslation('webhooks')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <OrganizationWebhooks>
      <Card title={t('title')} description={t('organization.explanation')}>
        <WebhookList
          className="-mx-5 -my-4"
          empty={<p className="text-sm text-ink-soft">{t('list.empty')}</p>}
        />
        <div className="-mx-5 mt-4 border-t border-line px-5 pt-4">
          <Button onClick={() => setIsOpen(true)}>{t('new')}</Button>
        </div>
        <NewWebhookDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Card>
    </OrganizationWebhooks>
  )
}
