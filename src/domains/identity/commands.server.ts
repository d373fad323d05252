const users = () => import('./users/commands/index.server.ts')
const accounts = () => import('./auth/people/account-commands.server.ts')

export const identityCommands = {
  grant: async () => (await accounts()).grantCommand,
  revoke: async () => (await accounts()).revokeCommand,
  'users list': async () => (await users()).listUsersCommand,
  'users show': async () => (await users()).showUserCommand,
  'sessions list': async () => (await users()).listSessionsCommand,
  'sessions end': async () => (await users()).endSessionsCommand,
}
