/** Everybody who may call, as far as it makes a difference. */
export const callers = ['stranger', 'banned', 'reader', 'acting', 'manager', 'demoManager'] as const
export type Caller = (typeof callers)[number]

/** Let in, or refused with this code. */
type Access = 'yes' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'IMPERSONATING' | 'DEMO_MODE'

type Row = Record<Caller, Access>

const strangers = { stranger: 'UNAUTHORIZED', banned: 'UNAUTHORIZED' } as const

/** Whoever is signed in; `acting` is a manager who acts as a reader. */
const everybody: Row = {
  ...strangers,
  reader: 'yes',
  acting: 'yes',
  manager: 'yes',
  demoManager: 'yes',
}
const managers: Row = { ...everybody, reader: 'FORBIDDEN', acting: 'FORBIDDEN' }
/** What changes something, which nobody does in a demo. */
const managersChanging: Row = { ...managers, demoManager: 'DEMO_MODE' }

/** What is one's own, and nobody else's who acts as them. */
const ownChanging: Row = { ...everybody, acting: 'IMPERSONATING', demoManager: 'DEMO_MODE' }

/** Who gets what of every procedure: one that has no row here fails the tests. */
export const permissionMatrix: Record<string, Row> = {
  'account.get': everybody,
  'account.update': ownChanging,
  'activity.list': managers,
  'activity.listOwn': everybody,
  'books.list': everybody,
  'books.get': everybody,
  'books.neighbours': everybody,
  'books.letters': everybody,
  'books.create': managersChanging,
  'books.update': managersChanging,
  'books.delete': managersChanging,
  'books.listTrash': managers,
  'books.restore': managersChanging,
  'books.deletePermanently': managersChanging,
  'books.bulk': managersChanging,
  'files.create': managersChanging,
  'books.export': everybody,
  'books.exportChosen': everybody,
  'books.import': managersChanging,
  'genres.list': everybody,
  'users.list': managers,
  'users.bulk': managersChanging,
  'users.create': managersChanging,
  'users.get': managers,
  'users.update': managersChanging,
  'users.delete': managersChanging,
  'users.ban': managersChanging,
  'users.unban': managersChanging,
  'users.impersonate': managersChanging,
  'users.listSessions': managers,
  'users.endSessions': managersChanging,
  'users.endSession': managersChanging,
}
