import {
  type CallSamples,
  managers,
  managersChanging,
  type Row,
  signedIn,
} from '#platform/api/test-call-samples.ts'

export const webhookId = '019aa5b0-0000-7000-8000-000000000024'
export const deliveryId = '019aa5b0-0000-7000-8000-000000000025'

/** A webhook of the installation is hidden from users without permissions: they may have some of organizations. */
const hidden = { reader: 'NOT_FOUND', acting: 'NOT_FOUND', readerKey: 'NOT_FOUND' } as const
export const reading: Row = { ...managers, ...hidden }
export const changing: Row = { ...managersChanging, ...hidden, acting: 'IMPERSONATING' }
const creating: Row = {
  ...changing,
  reader: 'ORGANIZATION_REQUIRED',
  readerKey: 'ORGANIZATION_REQUIRED',
}

const matrix: CallSamples['matrix'] = {
  'webhooks.list': signedIn,
  'webhooks.get': reading,
  'webhooks.create': creating,
  'webhooks.update': changing,
  'webhooks.rotate': changing,
  'webhooks.delete': changing,
  'webhooks.test': changing,
}

export const samples: CallSamples = {
  matrix,
  bodies: {
    'webhooks.create': { url: 'https://hooks.example.org/in', events: ['user.create'] },
    'webhooks.update': { events: ['user.delete'] },
  },
  tables: ['webhooks', 'webhook_deliveries'],
  clear: 'DELETE FROM webhooks',
  async fill(pool, { email }) {
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
  placesOf: (procedure) => (matrix[procedure] ? { id: webhookId } : undefined),
}
