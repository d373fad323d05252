export const signInActions = [
  'session.start',
  'session.end',
  'session.revoke',
  'code.fail',
  'impersonation.start',
  'impersonation.stop',
] as const
