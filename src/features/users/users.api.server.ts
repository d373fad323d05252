import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { banUser } from './ban-user.server.ts'
import { changeUsers } from './bulk/change-users.server.ts'
import { userBulkResultSchema, userBulkSchema } from './bulk/user-bulk.server.ts'
import { createUser } from './create-user.server.ts'
import { deleteUser } from './delete-user.server.ts'
import { userExportApi } from './export/user-export.api.server.ts'
import { getUser } from './get-user.server.ts'
import { impersonateUser } from './impersonate-user.server.ts'
import { listUsers } from './list/list-users.server.ts'
import { userPageSchema, userQuerySchema } from './list/user-list.server.ts'
import { endUserSessions } from './sessions/end-user-sessions.server.ts'
import { listUserSessions } from './sessions/list-user-sessions.server.ts'
import { unbanUser } from './unban-user.server.ts'
import { updateUser } from './update-user.server.ts'
import {
  banSchema,
  impersonationSchema,
  userChangeSchema,
  userDraftSchema,
  userIdSchema,
  userSessionIdSchema,
} from './user-input.server.ts'
import { userSchema, userSessionSchema } from './user.ts'

const unknown = { USER_NOT_FOUND: { status: 404, message: 'There is no such user' } }
const taken = { USER_ALREADY_EXISTS: { status: 409, message: 'Somebody has this address' } }
const stale = {
  CONFLICT: { status: 409, message: 'Changed meanwhile; `current` is what it is now' },
}
const last = { LAST_ADMIN: { status: 403, message: 'Nobody would be left to manage' } }
const only = {
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: {
    status: 403,
    message: 'They alone own an organization',
  },
}
const old = { SESSION_EXPIRED: { status: 403, message: 'This wants a recent sign-in' } }

export const usersApi = {
  ...userExportApi,

  list: allowing({ user: ['list'] })
    .route({
      method: 'GET',
      path: '/users',
      summary: 'A page of users: searched, filtered, sorted',
    })
    .input(userQuerySchema)
    .output(userPageSchema)
    .handler(({ context, input }) => listUsers(context.database, input)),

  bulk: allowing({ user: ['ban'], session: ['revoke'] })
    .errors(old)
    .route({
      method: 'POST',
      path: '/users/bulk',
      summary: 'One action on some users, or on all that a filter finds',
    })
    .input(userBulkSchema)
    .output(userBulkResultSchema)
    .handler(({ context, input }) => changeUsers(context, input)),

  create: allowing({ user: ['create'] })
    .errors({ ...taken, ...old })
    .route({ method: 'POST', path: '/users', successStatus: 201, summary: 'A new user' })
    .input(userDraftSchema)
    .output(userSchema)
    .handler(({ context, input }) => createUser(context, input)),

  get: allowing({ user: ['list'] })
    .errors(unknown)
    .route({ method: 'GET', path: '/users/{id}', summary: 'One user' })
    .input(userIdSchema)
    .output(userSchema)
    .handler(({ context, input }) => getUser(context.acting, input.id)),

  update: allowing({ user: ['set-role'] })
    .errors({ ...unknown, ...taken, ...stale, ...last, ...old })
    .route({ method: 'PATCH', path: '/users/{id}', summary: 'Changes what is sent of a user' })
    .input(userChangeSchema)
    .output(userSchema)
    .handler(({ context, input }) => updateUser(context, input)),

  delete: allowing({ user: ['delete'] })
    .errors({ ...unknown, ...last, ...only, ...old })
    .route({ method: 'DELETE', path: '/users/{id}', successStatus: 204, summary: 'For good' })
    .input(userIdSchema)
    .handler(({ context, input }) => deleteUser(context, input.id)),

  ban: allowing({ user: ['ban'] })
    .errors({ ...unknown, ...last, ...old })
    .route({ method: 'POST', path: '/users/{id}/ban', summary: 'Shuts somebody out' })
    .input(banSchema)
    .output(userSchema)
    .handler(({ context, input }) => banUser(context, input)),

  unban: allowing({ user: ['ban'] })
    .errors(unknown)
    .route({ method: 'POST', path: '/users/{id}/unban', summary: 'Lets somebody in again' })
    .input(userIdSchema)
    .output(userSchema)
    .handler(({ context, input }) => unbanUser(context, input.id)),

  impersonate: allowing({ user: ['impersonate'] })
    .errors({ ...unknown, ...old })
    .route({
      method: 'POST',
      path: '/users/{id}/impersonate',
      successStatus: 204,
      summary: 'From now on this browser acts as somebody else, for a while',
    })
    .input(impersonationSchema)
    .handler(({ context, input }) => impersonateUser(context, input)),

  listSessions: allowing({ session: ['list'] })
    .errors(unknown)
    .route({ method: 'GET', path: '/users/{id}/sessions', summary: 'Where a user is signed in' })
    .input(userIdSchema)
    .output(z.array(userSessionSchema))
    .handler(({ context, input }) => listUserSessions(context.acting, input.id)),

  endSessions: allowing({ session: ['revoke'] })
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/users/{id}/sessions',
      successStatus: 204,
      summary: 'Signs a user out everywhere, but not whoever asks here',
    })
    .input(userIdSchema)
    .handler(({ context, input }) => endUserSessions(context, input.id)),

  endSession: allowing({ session: ['revoke'] })
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/users/{id}/sessions/{sessionId}',
      successStatus: 204,
      summary: 'Ends one session of a user; of nobody else',
    })
    .input(userSessionIdSchema)
    .handler(({ context, input }) => endUserSessions(context, input.id, input.sessionId)),
}
