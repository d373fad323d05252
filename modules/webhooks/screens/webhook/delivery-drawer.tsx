import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import type { Delivery } from '../../delivery.ts'
import { MayChange } from '../may-change.tsx'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { useEventName } from './use-event-name.ts'
import { useReplay } from './use-replay.ts'

interface DeliveryDrawerProps {
  delivery: Delivery | undefined
  onClose: () => void
}

export function DeliveryDrawer({ delivery, onClose }: DeliveryDrawerProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const nameOf = useEventName()
  const [last, setLast] = useState(delivery)
  if (delivery && delivery !== last) setLast(delivery)
  const shown = delivery ?? last
  return (
    <Drawer
      open={delivery !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown && <bdi>{nameOf(shown.type)}</bdi>}
      closeLabel={t('common:actions.close')}
    >
      {shown && (
        <>
          <DeliveryFacts delivery={shown} />
          <Exchange delivery={shown} />
          <MayChange by="update">
            <Replay id={shown.id} onDone={onClose} />
          </MayChange>
        </>
      )}
    </Drawer>
  )
}

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('webhooks')
  const { number } = useFormat()
  const { failure, attempts, createdAt, attemptedAt, dueAt, durationMs, messageId } = delivery
  return (
    <DefinitionList>
      <Definition term={t('deliveries.state')}>
        <DeliveryStateBadge {...delivery} />
      </Definition>
      {failure && (
        <Definition term={t('deliveries.failure')}>{t(`failures.${failure}`)}</Definition>
      )}
      <Definition term={t('deliveries.attempts')}>{number(attempts)}</Definition>
      {durationMs !== null && (
        <Definition term={t('deliveries.duration')}>
          {number(durationMs, { style: 'unit', unit: 'millisecond' })}
        </Definition>
      )}
      <Definition term={t('deliveries.time')}>
        <ExactTime at={createdAt} />
      </Definition>
      {attemptedAt && (
        <Definition term={t('deliveries.attemptedAt')}>
          <ExactTime at={attemptedAt} />
        </Definition>
      )}
      {dueAt && attempts > 0 && (
        <Definition term={t('deliveries.dueAt')}>
          <ExactTime at={dueAt} />
        </Definition>
      )}
      <Definition term={t('deliveries.message')}>
        <code dir="ltr" className="text-sm">
          {messageId}
        </code>
      </Definition>
    </DefinitionList>
  )
}

function Exchange({ delivery: { request, response } }: { delivery: Delivery }) {
  const { t } = useTranslation('webhooks')
  return (
    <div className="mt-4 space-y-6">
      <Part title={t('deliveries.request')}>
        {request.headers && <Code text={linesOf(request.headers)} />}
        <Code text={readable(request.body)} />
      </Part>
      {response && (
        <Part title={t('deliveries.response', { status: response.status })}>
          <Code text={linesOf(response.headers)} />
          {response.body !== '' && <Code text={readable(response.body)} />}
        </Part>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 text-sm font-medium">{title}</h3>
    <div className="space-y-2">{children}</div>
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

function Replay({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks')
  const replay = useReplay()
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button
        onClick={() => {
          replay(id)
          onDone()
        }}
      >
        {t('replay.action')}
      </Button>
    </div>
  )
}
