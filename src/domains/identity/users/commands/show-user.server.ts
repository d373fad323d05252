import { emailArgument } from '#domains/identity/auth/index.server.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { factsOf } from '#platform/command-line/table.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import type { User } from '../user.ts'
import { userByEmail } from './user-by-email.server.ts'

export const showUserCommand = defineCommand({
  summary: 'shows a user',
  arguments: { email: emailArgument },
  options: {},
  examples: ['ann@example.com', 'ann@example.com --json'],
  async run({ email }, readConfig) {
    const user = await withDatabase(readConfig, ({ database }) =>
      userByEmail({ acting: database }, email),
    )
    return { text: describe(user), data: user }
  },
})

const describe = (user: User): string =>
  factsOf({
    Email: user.email,
    Name: user.name,
    Role: user.role,
    Status: user.status,
    ...(user.banned && { 'Banned until': user.banExpires ?? 'lifted', Reason: user.banReason }),
    Since: user.createdAt,
    'Last updated': user.updatedAt,
    Id: user.id,
  })
