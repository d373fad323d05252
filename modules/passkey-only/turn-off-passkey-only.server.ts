import { emailArgument } from '#domains/identity/auth/index.server.ts'
import { Refused } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { liftPasskeyOnly } from './lift-passkey-only.server.ts'

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
