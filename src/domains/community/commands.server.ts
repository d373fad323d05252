export const communityCommands = {
  'organizations allow-codes': async () =>
    (await import('./organizations/single-sign-on/allow-codes-command.server.ts'))
      .allowCodesCommand,
}
