import { defineCommand } from '#platform/command-line/define-command.ts'
import { wholeNumber } from '#platform/command-line/parameters.ts'
import { type Read, readUpTo, restOf } from '#platform/command-line/read-up-to.ts'
import { tableOf } from '#platform/command-line/table.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { roleNames } from '#rules/roles.ts'
import { listUsers } from '../list/list-users.server.ts'
import type { User } from '../user.ts'

export const listUsersCommand = defineCommand({
  summary: 'lists users by name, or by best match',
  arguments: {},
  options: {
    search: { value: 'text', description: 'only users with this in their name or email' },
    role: { value: 'role', description: 'only users with this role', choices: roleNames },
    banned: { description: 'only banned users' },
    limit: {
      value: 'count',
      description: 'how many, up to 10000',
      default: '20',
      read: wholeNumber(1, 10_000),
    },
  },
  examples: ['', '--search ann --role admin', '--banned --limit 1000 --json'],
  async run({ search, role, banned, limit }, readConfig) {
    const filter = { searchTerm: search, role, status: banned ? ('banned' as const) : undefined }
    const found = await withDatabase(readConfig, ({ database }) =>
      readUpTo(limit, (page) => listUsers({ acting: database }, { ...filter, ...page })),
    )
    return { text: describe(found), data: found }
  },
})

function describe({ items, total }: Read<User>): string {
  if (items.length === 0) return 'No users found'
  const table = tableOf(items, {
    email: ({ email }) => email,
    name: ({ name }) => name,
    role: ({ role }) => role,
    status: ({ status }) => status,
    since: ({ createdAt }) => createdAt,
  })
  return `${table}${restOf(items.length, total)}`
}
