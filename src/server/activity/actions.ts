/** Everything that is on record, by what it is done to. */
export const actions = [
  'session.start',
  'session.end',
  'session.revoke',
  'code.fail',
  'impersonation.start',
  'impersonation.stop',
  'user.create',
  'user.update',
  'user.delete',
  'user.ban',
  'user.unban',
  'book.create',
  'book.update',
  'book.delete',
  'book.restore',
  'book.deletePermanently',
  'book.bulk',
  'book.import',
] as const
export type Action = (typeof actions)[number]

export const targetTypes = ['user', 'book'] as const
export type TargetType = (typeof targetTypes)[number]

/** What people may know of their own account: who came in as them, or tried to. */
export const signInActions = [
  'session.start',
  'session.end',
  'session.revoke',
  'code.fail',
  'impersonation.start',
  'impersonation.stop',
] as const satisfies Action[]
