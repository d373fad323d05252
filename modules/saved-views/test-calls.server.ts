import { type CallSamples, managers, managersChanging } from '#platform/api/test-call-samples.ts'

const viewId = '019aa5b0-0000-7000-8000-000000000009'

export const samples: CallSamples = {
  matrix: {
    'views.list': managers,
    'views.totals': managers,
    'views.create': managersChanging,
    'views.update': managersChanging,
    'views.delete': managersChanging,
  },
  bodies: {
    'views.create': { resource: 'users', name: 'Banned', search: 'status=banned', shared: false },
    'views.update': { name: 'Renamed' },
  },
  tables: ['views'],
  clear: 'DELETE FROM views',
  async fill(pool, { email }) {
    await pool.query(
      `INSERT INTO views (id, owner_id, resource, name, search)
       SELECT $1, id, 'users', 'Admins', 'role=admin' FROM users WHERE email = $2`,
      [viewId, email],
    )
  },
  placesOf: (procedure) => (procedure.startsWith('views.') ? { id: viewId } : undefined),
  make: (send) =>
    send('POST', '/views', {
      resource: 'users',
      name: 'Admins',
      search: 'role=admin',
      shared: true,
    }),
}
