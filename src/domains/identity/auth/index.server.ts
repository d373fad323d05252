export { accessWith } from './access.server.ts'
export { ownSections } from './account/account-data.server.ts'
export { findClosing, handOver } from './people/call-hooks.server.ts'
export { leaveAddress } from './account/leave-address.server.ts'
export { noticeFacts, readerOf, tellBy } from './people/notices.server.ts'
export { updateName } from './account/update-name.server.ts'
export { authCalls, authHandler } from './auth-handler.server.ts'
export {
  accountSchema,
  leavingSchema,
  pageField,
  signedInSchema,
  successSchema,
} from './auth-schemas.server.ts'
export { knownBrowsers, sessions, signInCodes, verifications } from './auth.table.server.ts'
export { redeemCode, sendCode } from './codes/code-exchange.server.ts'
export { emailField, readEmail } from './codes/code-fields.server.ts'
export { limitCodeTries, recordWrongCode } from './codes/code-tries.server.ts'
export { exceptOtherVisits } from './sessions/visits.server.ts'
export { visitFormHandler } from './demo/visit-form.server.ts'
export { impersonate } from './sessions/impersonation/impersonate.server.ts'
export { reasonSchema } from './sessions/impersonation/reason.server.ts'
export { grantRole, revokeRole } from './people/admins.server.ts'
export { emailArgument } from './people/email-argument.server.ts'
export { lockAdminsForUpdate, isLastAdmin, willChangePeople } from './people/last-admin.server.ts'
export { ownerLeft } from './people/last-owner.server.ts'
export { normaliseEmail } from './people/normalise-email.server.ts'
export { findAdminNeed, grantedTo, type Looking } from './sessions/admin-needs.server.ts'
export { publicUser } from './sessions/current-session.server.ts'
export {
  findProvedUser,
  isBanned,
  nextVersion,
  type PublicUser,
  publicUserColumns,
  stillBanned,
  type User,
  userColumns,
} from './people/people.server.ts'
export { personNameSchema } from './people/person-name.server.ts'
export { addSampleAccounts, sampleAddresses } from './people/sample-accounts.server.ts'
export { countAuthCall } from './rates/auth-calls.server.ts'
export { limitAnonymous } from './rates/limit-anonymous.server.ts'
export { impersonationErrors, recentErrors, signInErrors } from './sign-in-errors.server.ts'
export { beginSession } from './sessions/begin-session.server.ts'
export { browsersOf, endSessions } from './sessions/end-sessions.server.ts'
export { listOwnSessions } from './sessions/list-own-sessions.server.ts'
export { readCaller } from './sessions/read-caller.server.ts'
export { clearCookie, readCookie, setCookie } from './sessions/signed-cookies.server.ts'
export { readSession } from './sessions/renew-session.server.ts'
export { isOver } from './sessions/session-life.server.ts'
export { signInFormHandler } from './sign-in-form.server.ts'
export { deleteExpiredSignIns } from './sweep.server.ts'
