import { type Command, CommandMistake } from '#platform/command-line/command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { grantAdmin, revokeAdmin } from './admins.server.ts'
import { normaliseEmail } from './normalise-email.server.ts'

const words = {
  grant: { done: 'is an admin now', already: 'is an admin already' },
  revoke: {
    done: 'is no admin any more',
    already: 'is no admin',
    unknown: 'has no account',
    last: 'is the last admin and stays one',
  },
}

type Act = typeof revokeAdmin

function accountCommand(name: keyof typeof words, act: Act, summary: string): Command {
  return {
    usage: '<email>',
    summary,
    run: async ([address = '']) => {
      const email = normaliseEmail(address)
      if (email === undefined) throw new CommandMistake(`"${address}" is no email address`)
      return withDatabase(async ({ config, database }) => {
        const outcome = await act(database, email, config.adminUserIds)
        const told: Partial<Record<typeof outcome, string>> = words[name]
        const failed = outcome === 'last' || outcome === 'unknown'
        return { text: `${email} ${told[outcome]}`, failed }
      })
    },
  }
}

export const grantCommand = accountCommand(
  'grant',
  grantAdmin,
  'makes somebody an admin; whoever has no account yet gets one',
)

export const revokeCommand = accountCommand(
  'revoke',
  revokeAdmin,
  'makes an admin a user like others; the last admin stays',
)
