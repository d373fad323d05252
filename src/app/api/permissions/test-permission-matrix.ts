import { procedures } from '../test-procedures.server.ts'
import { resourceMatrix } from '../test-resources.server.ts'

/** `acting` is a manager who impersonates a reader. */
export const callers = ['stranger', 'banned', 'reader', 'acting', 'manager', 'demoManager'] as const
export type Caller = (typeof callers)[number]

type Access = 'yes' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'IMPERSONATING' | 'DEMO_MODE'

type Row = Record<Caller, Access>

const strangers = { stranger: 'UNAUTHORIZED', banned: 'UNAUTHORIZED' } as const

const signedIn: Row = {
  ...strangers,
  reader: 'yes',
  acting: 'yes',
  manager: 'yes',
  demoManager: 'yes',
}
const everyone: Row = { ...signedIn, stranger: 'yes', banned: 'yes' }
const managers: Row = { ...signedIn, reader: 'FORBIDDEN', acting: 'FORBIDDEN' }
const managersChanging: Row = { ...managers, demoManager: 'DEMO_MODE' }

const ownReading: Row = { ...signedIn, acting: 'IMPERSONATING' }

/** Organizations are included: each caller owns one. */
const changing: Row = { ...ownReading, demoManager: 'DEMO_MODE' }

/** Changes allowed while impersonating: they give no power and affect no other user. */
const supporting: Row = { ...signedIn, demoManager: 'DEMO_MODE' }

const ownRows: Record<string, Row> = {
  'account.get': signedIn,
  'account.data': ownReading,
  'account.update': changing,
  'activity.list': managers,
  'activity.listOwn': signedIn,
  'books.neighbours': signedIn,
  'dashboard.read': managers,
  'files.create': managersChanging,
  'files.createLogo': supporting,
  'genres.list': signedIn,
  'genres.names': signedIn,
  'genres.create': managersChanging,
  'genres.update': managersChanging,
  'genres.delete': managersChanging,
  'genres.merge': managersChanging,
  'genres.bulk': managersChanging,
  'jobs.list': managers,
  'jobs.retry': managersChanging,
  'jobs.delete': managersChanging,
  'organizations.list': signedIn,
  'organizations.create': changing,
  'organizations.active': signedIn,
  'organizations.deactivate': supporting,
  'organizations.get': signedIn,
  'organizations.getBySlug': signedIn,
  'organizations.update': supporting,
  'organizations.delete': changing,
  'organizations.leave': changing,
  'organizations.listActivity': signedIn,
  'organizations.activate': supporting,
  'managedOrganizations.list': managers,
  'managedOrganizations.get': managers,
  'managedOrganizations.listMembers': managers,
  'managedOrganizations.end': managersChanging,
  'members.list': signedIn,
  'members.update': changing,
  'members.remove': changing,
  'shelves.list': signedIn,
  'shelves.holding': signedIn,
  'shelves.holdings': signedIn,
  'shelves.create': supporting,
  'shelves.get': signedIn,
  'shelves.update': supporting,
  'shelves.delete': changing,
  'shelves.listBooks': signedIn,
  'shelves.addBook': supporting,
  'shelves.removeBook': supporting,
  'shelves.moveBook': supporting,
  'shelves.listShared': signedIn,
  'shelves.listShares': signedIn,
  'shelves.share': changing,
  'shelves.unshare': changing,
  'shelves.link': changing,
  'shelves.unlink': changing,
  'shelves.openLink': everyone,
  'teams.list': signedIn,
  'teams.create': changing,
  'teams.update': supporting,
  'teams.delete': changing,
  'teams.addMember': changing,
  'teams.removeMember': changing,
  'invitations.list': signedIn,
  'invitations.create': changing,
  'invitations.createMany': changing,
  'invitations.cancel': changing,
  'invitations.resend': changing,
  'invitations.listReceived': signedIn,
  'invitations.get': signedIn,
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
