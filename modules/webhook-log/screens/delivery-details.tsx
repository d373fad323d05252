import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Fact } from '#kit/record-page/index.ts'
import type { Delivery } from '#modules/webhooks/index.ts'
import { DefinitionList } from '#ui/data/definition-list.tsx'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'

export function DeliveryDetails({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('webhooks')
  const { number } = useFormat()
  const { failure, attempts, dueAt, durationMs, messageId, request, response } = delivery
  const duration = durationMs !== null && number(durationMs, { style: 'unit', unit: 'millisecond' })
  const message = (
    <code dir="ltr" className="text-sm">
      {messageId}
    </code>
  )
  return (
    <>
      <DefinitionList>
        <Fact term={t('deliveries.state')} value={<DeliveryStateBadge {...delivery} />} />
        <Fact term={t('deliveries.failure')} value={failure && t(`failures.${failure}`)} />
        <Fact term={t('deliveries.attempts')} value={number(attempts)} />
        <Fact term={t('deliveries.duration')} value={duration} />
        <Fact term={t('deliveries.time')} value={delivery.createdAt} />
        <Fact term={t('deliveries.attemptedAt')} value={delivery.attemptedAt} />
        <Fact term={t('deliveries.dueAt')} value={attempts > 0 && dueAt} />
        <Fact term={t('deliveries.message')} value={message} />
      </DefinitionList>
      <div className="mt-4 space-y-6">
        <Message title={t('deliveries.request')} {...request} />
        {response && (
          <Message title={t('deliveries.response', { status: response.status })} {...response} />
        )}
      </div>
    </>
  )
}

interface MessageProps {
  title: string
  headers: Record<string, string> | null
  body: string
}

const Message = ({ title, headers, body }: MessageProps) => (
  <section>
    <h3 className="mb-2 text-sm font-medium">{title}</h3>
    <div className="space-y-2">
      {headers && <Code text={linesOf(headers)} />}
      {body !== '' && <Code text={readable(body)} />}
    </div>
  </section>
)

const Code = ({ text }: { text: string }) => (
  <pre
    dir="ltr"
    className="max-h-80 overflow-auto rounded-md border border-line bg-sunken px-3 py-2 text-start text-xs/5 wrap-anywhere whitespace-pre-wrap"
  >
    {text}
  </pre>
)

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
