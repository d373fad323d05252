import { shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'a ban sends one message, alone and in bulk, and a refused one none': (copy) =>
    copy.test('database', 'src/domains/identity/users/hidden.database.test.ts', hidden),
  'every message is whole in every language': (copy) =>
    copy.vitest('unit', 'src/app/mails.test.ts'),
  'the promises of users hold': (copy) =>
    copy.vitest(
      'database',
      'src/domains/identity/users/users-api.database.test.ts src/domains/identity/users/guards.database.test.ts',
    ),
  ...shared,
}
