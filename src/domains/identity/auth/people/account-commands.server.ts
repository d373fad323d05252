import { type Command, Refused, WrongUsage } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { adminRole, defaultRole, roleNames, type RoleName } from '#rules/roles.ts'
import { grantRole, revokeRole } from './admins.server.ts'
import { emailArgument } from './email-argument.server.ts'

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

const accountCommand = (name: keyof typeof ofAdmin, act: Act, summary: string): Command =>
  defineCommand({
    summary,
    arguments: { email: emailArgument },
    options: {
      role: { value: 'role', description: 'the role', choices: roleNames, default: adminRole },
    },
    examples: ['ann@example.com', `ann@example.com --role ${adminRole} --json`],
    async run({ email, role }, readConfig) {
      if (name === 'revoke' && role === defaultRole) {
        throw new WrongUsage(`Every user has at least the role ${defaultRole}`)
      }
      const outcome = await withDatabase(readConfig, ({ config, database }) =>
        act(database, { email, role }, config.adminUserIds),
      )
      const texts: Partial<Record<typeof outcome, string>> = (
        role === adminRole ? ofAdmin : ofRole(role)
      )[name]
      const text = `${email} ${texts[outcome]}`
      if (outcome === 'last' || outcome === 'unknown') throw new Refused(text)
      return { text, data: { email, role, changed: outcome === 'done' } }
    },
  })

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
