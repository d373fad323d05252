import { emailArgument } from '#domains/identity/auth/index.server.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { tableOf } from '#platform/command-line/table.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import type { UserSession } from '../user.ts'
import { listUserSessions } from '../verbs/list-user-sessions.server.ts'
import { userByEmail } from './user-by-email.server.ts'

export const listSessionsCommand = defineCommand({
  summary: 'lists the sessions of a user, the last used first',
  arguments: { email: emailArgument },
  options: {},
  examples: ['ann@example.com', 'ann@example.com --json'],
  async run({ email }, readConfig) {
    const items = await withDatabase(readConfig, async ({ database }) => {
      const context = { acting: database }
      const { id } = await userByEmail(context, email)
      return listUserSessions(context, id)
    })
    return { text: describe(email, items), data: { items } }
  },
})

const describe = (email: string, sessions: UserSession[]): string =>
  sessions.length === 0
    ? `${email} has no sessions`
    : tableOf(sessions, {
        id: ({ id }) => id,
        'last used': ({ lastSeenAt }) => lastSeenAt,
        since: ({ createdAt }) => createdAt,
        by: ({ method }) => method,
        address: ({ ipAddress }) => ipAddress,
        browser: ({ userAgent, impersonated }) =>
          impersonated ? `impersonated, ${userAgent ?? ''}` : userAgent,
      })
