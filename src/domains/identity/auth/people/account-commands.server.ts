import { parseArgs } from 'node:util'
import { type Command, CommandMistake } from '#platform/command-line/command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { adminRole, defaultRole, isRole, roleNames, type RoleName } from '#rules/roles.ts'
import { grantRole, revokeRole } from './admins.server.ts'
import { normaliseEmail } from './normalise-email.server.ts'

const ofAdmin = {
  grant: { done: 'is now an admin', already: 'is already an admin' },
  revoke: {
    done: 'is no longer an admin',
    already: 'is not an admin',
    unknown: 'has no account',
    last: 'is the last admin and cannot be revoked',
  },
}

const ofRole = (role: RoleName): typeof ofAdmin => ({
  grant: { done: `now has the role ${role}`, already: `already has the role ${role}` },
  revoke: {
    ...ofAdmin.revoke,
    done: `no longer has the role ${role}`,
    already: `does not have the role ${role}`,
  },
})

type Act = typeof revokeRole

function accountCommand(name: keyof typeof ofAdmin, act: Act, summary: string): Command {
  return {
    usage: '<email> [--role <role>]',
    summary,
    details: `Roles: ${roleNames.join(', ')}. Without --role: ${adminRole}.`,
    run: async (args) => {
      const { email, role } = readArguments(args)
      if (name === 'revoke' && role === defaultRole) {
        throw new CommandMistake(`Every user has at least the role ${defaultRole}`)
      }
      return withDatabase(async ({ config, database }) => {
        const outcome = await act(database, { email, role }, config.adminUserIds)
        const texts: Partial<Record<typeof outcome, string>> = (
          role === adminRole ? ofAdmin : ofRole(role)
        )[name]
        const failed = outcome === 'last' || outcome === 'unknown'
        return { text: `${email} ${texts[outcome]}`, failed }
      })
    },
  }
}

export function readArguments(args: string[]): { email: string; role: RoleName } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string', default: adminRole } },
  })
  const [address = ''] = positionals
  const email = normaliseEmail(address)
  if (email === undefined) throw new CommandMistake(`"${address}" is not an email address`)
  if (!isRole(values.role)) {
    throw new CommandMistake(`There is no role "${values.role}". Roles: ${roleNames.join(', ')}`)
  }
  return { email, role: values.role }
}

export const grantCommand = accountCommand(
  'grant',
  grantRole,
  'grants the admin role or another one, creating the user if the address is unknown',
)

export const revokeCommand = accountCommand(
  'revoke',
  revokeRole,
  'revokes the admin role or another one; the last admin keeps it',
)
