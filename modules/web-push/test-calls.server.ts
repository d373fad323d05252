import {
  type CallSamples,
  changing,
  signedIn,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

const pushId = '019aa5b0-0000-7000-8000-00000000000c'

export const samples: CallSamples = {
  matrix: {
    'push.list': withoutKey(signedIn),
    'push.subscribe': withoutKey(changing),
    'push.unsubscribe': withoutKey(changing),
  },
  bodies: {
    'push.subscribe': {
      endpoint: 'https://push.example.org/send/1',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  tables: ['push_subscriptions'],
  clear: 'DELETE FROM push_subscriptions',
  async fill(pool, { email }) {
    await pool.query(
      `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
       SELECT $1, users.id, sessions.id, 'https://push.example.org/send/2', '', ''
       FROM users JOIN sessions ON user_id = users.id WHERE email = $2 LIMIT 1`,
      [pushId, email],
    )
  },
  placesOf: (procedure) => (procedure.startsWith('push.') ? { id: pushId } : undefined),
}
