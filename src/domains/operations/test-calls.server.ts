import {
  type CallSamples,
  managers,
  managersChanging,
  type Row,
  signedIn,
} from '#platform/api/test-call-samples.ts'

const failedJobId = '019aa5b0-0000-7000-8000-000000000008'

const webhookId = '019aa5b0-0000-7000-8000-000000000024'
const deliveryId = '019aa5b0-0000-7000-8000-000000000025'

/** A webhook of the installation is hidden from users without permissions: they may have some of organizations. */
const hidden = { reader: 'NOT_FOUND', acting: 'NOT_FOUND', readerKey: 'NOT_FOUND' } as const
const webhooks: Row = { ...managers, ...hidden }
const changingWebhooks: Row = { ...managersChanging, ...hidden, acting: 'IMPERSONATING' }
const creatingWebhooks: Row = {
  ...changingWebhooks,
  reader: 'ORGANIZATION_REQUIRED',
  readerKey: 'ORGANIZATION_REQUIRED',
}

export const samples: CallSamples = {
  matrix: {
    'dashboard.read': managers,
    'dashboard.gettingStarted': managers,
    'jobs.list': managers,
    'jobs.retry': managersChanging,
    'jobs.delete': managersChanging,
    'webhooks.list': signedIn,
    'webhooks.get': webhooks,
    'webhooks.create': creatingWebhooks,
    'webhooks.update': changingWebhooks,
    'webhooks.rotate': changingWebhooks,
    'webhooks.delete': changingWebhooks,
    'webhooks.test': changingWebhooks,
    'webhooks.deliveries': webhooks,
    'webhooks.replay': changingWebhooks,
  },
  bodies: {
    'webhooks.create': { url: 'https://hooks.example.org/in', events: ['user.create'] },
    'webhooks.update': { events: ['user.delete'] },
  },
  tables: ['jobs', 'webhooks', 'webhook_deliveries'],
  clear: 'DELETE FROM jobs; DELETE FROM webhooks',
  async fill(pool, { email }) {
    await pool.query(
      `INSERT INTO jobs (id, name, failure, failed_at) VALUES ($1, 'sample', 'Failed', now())`,
      [failedJobId],
    )
    await pool.query(
      `INSERT INTO webhooks (id, user_id, url, events, secret, language)
       SELECT $1, id, 'https://hooks.example.org/in', '{user.create}', '', 'en' FROM users WHERE email = $2`,
      [webhookId, email],
    )
    await pool.query(
      `INSERT INTO webhook_deliveries (id, webhook_id, kind, message_id, type, payload)
       SELECT $1, id, 'event', $1, 'user.create', '{}' FROM webhooks`,
      [deliveryId],
    )
  },
  placesOf(procedure) {
    if (procedure === 'webhooks.replay') return { id: deliveryId }
    if (procedure.startsWith('webhooks.')) return { id: webhookId }
    return procedure.startsWith('jobs.') ? { id: failedJobId } : undefined
  },
}
