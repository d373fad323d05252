import { type CallSamples, changing, signedIn } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {
    'notifications.list': signedIn,
    'notifications.unread': signedIn,
    'notifications.read': changing,
    'notifications.settings': signedIn,
    'notifications.choose': changing,
  },
  bodies: { 'notifications.choose': { topic: 'failedMail', mail: 'weekly' } },
  tables: ['notification_settings', 'notifications'],
  clear: 'DELETE FROM notifications; DELETE FROM notification_settings',
  async fill(pool, { email }) {
    await pool.query(
      `INSERT INTO notifications (user_id, kind, facts) SELECT id, 'sample', '{}' FROM users WHERE email = $1`,
      [email],
    )
  },
}
