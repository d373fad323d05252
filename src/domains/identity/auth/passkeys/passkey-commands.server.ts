import { Refused } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { emailArgument } from '../people/email-argument.server.ts'
import { liftPasskeyOnly } from '../recovery/lift-passkey-only.server.ts'
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

export const turnOffPasskeyOnlyCommand = defineCommand({
  summary: 'lets a user sign in without a passkey again',
  details:
    'For a user who has lost their passkeys and recovery codes; make sure who asks. Their recovery codes end. It is recorded in the activity.',
  arguments: { email: emailArgument },
  options: {},
  examples: ['ann@example.com'],
  async run({ email }, readConfig) {
    const outcome = await withDatabase(readConfig, ({ database }) =>
      liftPasskeyOnly(database, email),
    )
    if (outcome === 'unknown') throw new Refused(`${email} has no account`)
    const isDone = outcome === 'done'
    const text = isDone
      ? `${email} may sign in with codes and providers again`
      : `${email} does not sign in with passkeys only`
    return { text, data: { email, changed: isDone } }
  },
})
