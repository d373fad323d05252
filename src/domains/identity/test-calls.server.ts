import {
  type CallSamples,
  changing,
  managers,
  managersChanging,
  ownReading,
  signedIn,
} from '#platform/api/test-call-samples.ts'

const [looked, shutOut, theirs] = [4, 5, 6].map((n) => `019aa5b0-0000-7000-8000-00000000000${n}`)

/** The user whom the calls change. */
export const userId = `${looked}`

export const samples: CallSamples = {
  matrix: {
    'account.get': signedIn,
    'account.data': ownReading,
    'account.update': changing,
    'users.list': managers,
    'users.export': managers,
    'users.exportChosen': managers,
    'users.count': managers,
    'users.bulk': managersChanging,
    'users.create': managersChanging,
    'users.get': managers,
    'users.update': managersChanging,
    'users.delete': managersChanging,
    'users.ban': managersChanging,
    'users.unban': managersChanging,
    'users.impersonate': managersChanging,
    'users.listSessions': managers,
    'users.endSessions': managersChanging,
    'users.endSession': managersChanging,
  },
  bodies: {
    'account.update': { name: 'Renamed' },
    'users.exportChosen': { ids: [looked] },
    'users.bulk': { ids: [looked], action: { type: 'ban', reason: 'To see' } },
    'users.create': { email: 'new@example.com' },
    'users.update': { version: 1, name: 'Renamed' },
    'users.ban': { reason: 'To see' },
    'users.impersonate': { reason: 'To see' },
  },
  reads: ['users.exportChosen'],
  tables: ['users'],
  clear: `DELETE FROM users WHERE id IN ('${looked}', '${shutOut}') OR email = 'new@example.com'`,
  async fill(pool) {
    await pool.query(
      `INSERT INTO users (id, email, banned) VALUES ($1, 'looked@after', false), ($2, 'shut@out', true)`,
      [looked, shutOut],
    )
    await pool.query(
      `INSERT INTO sessions (id, token, user_id, expires_at) VALUES ($1, 'theirs', $2, now() + interval '1 day')`,
      [theirs, looked],
    )
  },
  placesOf: (procedure) =>
    procedure.startsWith('users.')
      ? { id: procedure === 'users.unban' ? shutOut : looked, ids: looked, sessionId: theirs }
      : undefined,
  searches: { 'users/list': {} },
  halves: [['/account', 'PATCH', { name: 'Half \ud83d' }]],
}
