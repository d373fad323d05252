import { emailArgument } from '#domains/identity/auth/index.server.ts'
import { Refused } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { excuseFromPasskey } from './excuse-from-passkey.server.ts'

export const allowWithoutPasskeyCommand = defineCommand({
  summary: 'lets an admin work without a passkey for 24 hours',
  details:
    'For an admin who has lost it. REQUIRE_PASSKEY_FOR_ADMINS asks for one. It is recorded in the activity.',
  arguments: { email: emailArgument },
  options: {},
  examples: ['ann@example.com'],
  async run({ email }, readConfig) {
    const until = await withDatabase(readConfig, ({ config, database }) =>
      excuseFromPasskey(database, email, config.adminUserIds),
    )
    if (until === 'unknown') throw new Refused(`${email} has no account`)
    if (until === 'no admin') throw new Refused(`${email} is not an admin`)
    const text = `${email} may work without a passkey until ${until.toISOString()}`
    return { text, data: { email, until } }
  },
})
