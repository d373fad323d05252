import { procedures } from '../test-procedures.server.ts'
import { resourceMatrix } from '../test-resources.server.ts'

export const callers = ['stranger', 'banned', 'reader', 'acting', 'manager', 'demoManager'] as const
export type Caller = (typeof callers)[number]

type Access = 'yes' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'IMPERSONATING' | 'DEMO_MODE'

type Row = Record<Caller, Access>

const strangers = { stranger: 'UNAUTHORIZED', banned: 'UNAUTHORIZED' } as const

/** All signed-in callers; `acting` is a manager who impersonates a reader. */
const everybody: Row = {
  ...strangers,
  reader: 'yes',
  acting: 'yes',
  manager: 'yes',
  demoManager: 'yes',
}
/** A public link decides itself what it shows. */
const anybody: Row = { ...everybody, stranger: 'yes', banned: 'yes' }
const managers: Row = { ...everybody, reader: 'FORBIDDEN', acting: 'FORBIDDEN' }
const managersChanging: Row = { ...managers, demoManager: 'DEMO_MODE' }

const ownReading: Row = { ...everybody, acting: 'IMPERSONATING' }

/** Changes to the caller's own data, or in an organization as far as the caller's role allows; here all are owners. */
const changing: Row = { ...ownReading, demoManager: 'DEMO_MODE' }

/** Changes allowed while impersonating: they give no power and affect no other user. */
const supporting: Row = { ...everybody, demoManager: 'DEMO_MODE' }

/** Every procedure has a row, or the tests fail; those of described resources follow from the roles. */
const ownRows: Record<string, Row> = {
  'account.get': everybody,
  'account.data': ownReading,
  'account.update': changing,
  'activity.list': managers,
  'activity.listOwn': everybody,
  'books.neighbours': everybody,
  'dashboard.read': managers,
  'files.create': managersChanging,
  'files.createLogo': supporting,
  'genres.list': everybody,
  'genres.names': everybody,
  'genres.create': managersChanging,
  'genres.update': managersChanging,
  'genres.delete': managersChanging,
  'genres.merge': managersChanging,
  'genres.bulk': managersChanging,
  'jobs.list': managers,
  'jobs.retry': managersChanging,
  'jobs.delete': managersChanging,
  'organizations.list': everybody,
  'organizations.create': changing,
  'organizations.active': everybody,
  'organizations.deactivate': supporting,
  'organizations.get': everybody,
  'organizations.getBySlug': everybody,
  'organizations.update': supporting,
  'organizations.delete': changing,
  'organizations.leave': changing,
  'organizations.listActivity': everybody,
  'organizations.activate': supporting,
  'managedOrganizations.list': managers,
  'managedOrganizations.get': managers,
  'managedOrganizations.listMembers': managers,
  'managedOrganizations.end': managersChanging,
  'members.list': everybody,
  'members.update': changing,
  'members.remove': changing,
  'shelves.list': everybody,
  'shelves.holding': everybody,
  'shelves.holdings': everybody,
  'shelves.create': supporting,
  'shelves.get': everybody,
  'shelves.update': supporting,
  'shelves.delete': changing,
  'shelves.listBooks': everybody,
  'shelves.addBook': supporting,
  'shelves.removeBook': supporting,
  'shelves.moveBook': supporting,
  'shelves.listShared': everybody,
  'shelves.listShares': everybody,
  'shelves.share': changing,
  'shelves.unshare': changing,
  'shelves.link': changing,
  'shelves.unlink': changing,
  'shelves.openLink': anybody,
  'teams.list': everybody,
  'teams.create': changing,
  'teams.update': supporting,
  'teams.delete': changing,
  'teams.addMember': changing,
  'teams.removeMember': changing,
  'invitations.list': everybody,
  'invitations.create': changing,
  'invitations.createMany': changing,
  'invitations.cancel': changing,
  'invitations.resend': changing,
  'invitations.listReceived': everybody,
  'invitations.get': everybody,
  'invitations.accept': changing,
  'invitations.decline': changing,
  'users.list': managers,
  'users.export': managers,
  'users.exportChosen': managers,
  'users.count': managers,
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

export const permissionMatrix: Record<string, Row> = {
  ...resourceMatrix(procedures.map(([name]) => name)),
  ...ownRows,
}
