const users = () => import('./users/commands/index.server.ts')
const passkeys = () => import('./auth/passkeys/passkey-commands.server.ts')
const accounts = () => import('./auth/people/account-commands.server.ts')

export const identityCommands = {
  grant: async () => (await accounts()).grantCommand,
  revoke: async () => (await accounts()).revokeCommand,
  'allow-without-passkey': async () => (await passkeys()).allowWithoutPasskeyCommand,
  'turn-off-passkey-only': async () => (await passkeys()).turnOffPasskeyOnlyCommand,
  'users list': async () => (await users()).listUsersCommand,
  'users show': async () => (await users()).showUserCommand,
  'sessions list': async () => (await users()).listSessionsCommand,
  'sessions end': async () => (await users()).endSessionsCommand,
}
