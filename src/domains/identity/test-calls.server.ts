import {
  type CallSamples,
  changing,
  managers,
  managersChanging,
  ownReading,
  signedIn,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

export const changedUserId = '019aa5b0-0000-7000-8000-000000000004'
const bannedUserId = '019aa5b0-0000-7000-8000-000000000005'
const sessionId = '019aa5b0-0000-7000-8000-000000000006'

export const samples: CallSamples = {
  matrix: {
    'account.get': signedIn,
    'account.data': ownReading,
    'account.update': changing,
    'account.setPicture': changing,
    'account.removePicture': changing,
    'users.list': managers,
    'users.names': managers,
    'users.count': managers,
    'users.bulk': managersChanging,
    'users.create': managersChanging,
    'users.get': managers,
    'users.update': managersChanging,
    'users.delete': managersChanging,
    'users.ban': managersChanging,
    'users.unban': managersChanging,
    'users.removePicture': managersChanging,
    'users.impersonate': withoutKey(managersChanging),
    'users.listSessions': managers,
    'users.endSessions': managersChanging,
    'users.endSession': managersChanging,
  },
  bodies: {
    'account.update': { name: 'Renamed' },
    'users.bulk': { ids: [changedUserId], action: { type: 'ban', reason: 'To see' } },
    'users.create': { email: 'new@example.com' },
    'users.update': { version: 1, name: 'Renamed' },
    'users.ban': { reason: 'To see' },
    'users.impersonate': { reason: 'To see' },
  },
  tables: ['users'],
  clear: `DELETE FROM users WHERE id IN ('${changedUserId}', '${bannedUserId}') OR email = 'new@example.com'`,
  async fill(pool, { email }) {
    await pool.query(
      `UPDATE users SET name = 'To rename', image = '/api/files/${changedUserId}/240.webp' WHERE email = $1`,
      [email],
    )
    await pool.query(
      `INSERT INTO users (id, email, banned, image) VALUES
         ($1, 'to-change@example.com', false, '/api/files/${changedUserId}/240.webp'), ($2, 'to-unban@example.com', true, NULL)`,
      [changedUserId, bannedUserId],
    )
    await pool.query(
      `INSERT INTO sessions (id, token, user_id, expires_at) VALUES ($1, 'token', $2, now() + interval '1 day')`,
      [sessionId, changedUserId],
    )
  },
  placesOf(procedure) {
    if (!procedure.startsWith('users.')) return undefined
    const id = procedure === 'users.unban' ? bannedUserId : changedUserId
    return { id, ids: changedUserId, sessionId }
  },
  ids: { user: changedUserId },
  names: { user: 'to-change@example.com' },
  searches: { 'users/list': {} },
  halves: [['/account', 'PATCH', { name: 'Half \ud83d' }]],
}
