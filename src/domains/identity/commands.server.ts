const accounts = () => import('./auth/people/account-commands.server.ts')

export const identityCommands = {
  grant: async () => (await accounts()).grantCommand,
  revoke: async () => (await accounts()).revokeCommand,
}
