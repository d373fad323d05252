import { impersonate, impersonationErrors } from '#domains/identity/auth/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { countSchema, listSchema } from '#platform/list/list-schema.ts'
import { userExportApi } from './export/user-export.api.server.ts'
import { listUsers } from './list/list-users.server.ts'
import { userFilterSchema, userPageSchema, userQuerySchema } from './list/user-list.server.ts'
import { userErrors } from './user-errors.server.ts'
import {
  banSchema,
  impersonationSchema,
  userChangeSchema,
  userDraftSchema,
  userIdSchema,
  userSessionIdSchema,
} from './user-input.server.ts'
import { userSchema, userSessionSchema } from './user.ts'
import { banUser } from './verbs/ban-user.server.ts'
import { changeUsers, countUsers } from './verbs/change-users.server.ts'
import { createUser } from './verbs/create-user.server.ts'
import { deleteUser } from './verbs/delete-user.server.ts'
import { endUserSessions } from './verbs/end-user-sessions.server.ts'
import { getUser } from './verbs/get-user.server.ts'
import { listUserSessions } from './verbs/list-user-sessions.server.ts'
import { unbanUser } from './verbs/unban-user.server.ts'
import { updateUser } from './verbs/update-user.server.ts'
import { userBulkResultSchema, userBulkSchema } from './verbs/user-bulk.server.ts'

const { notFound, emailTaken, conflict, lastAdmin, onlyOwner, ownRole, ownSessions } = userErrors
const recent = accessErrors.oldSession

nameSchemas({
  User: userSchema,
  UserSession: userSessionSchema,
  UserBulkResult: userBulkResultSchema,
})

export const usersApi = {
  ...userExportApi,

  list: requirePermission({ user: ['list'] })
    .route({
      method: 'GET',
      path: '/users',
      summary: 'List users',
      description:
        'A page of users that match the search term and the filters, in the order of `sort`.',
    })
    .input(userQuerySchema)
    .output(userPageSchema)
    .handler(({ context, input }) => listUsers(context, input)),

  count: requirePermission({ user: ['list'] })
    .route({
      method: 'GET',
      path: '/users/count',
      summary: 'Count users',
      description:
        'The exact number of users that match the search term and the filters, which a bulk action on the same filter changes.',
    })
    .input(userFilterSchema)
    .output(countSchema)
    .handler(({ context, input }) => countUsers(context, input)),

  bulk: requirePermission({ user: ['ban'], session: ['revoke'] })
    .errors(errorMap(recent()))
    .route({
      method: 'POST',
      path: '/users/bulk',
      summary: 'Change many users',
      description:
        'Applies one action to the users with these ids, or to all that match a filter. With a filter, each call changes some users and returns `nextCursor` until all are done. `failed` lists the users that could not be changed.',
    })
    .input(userBulkSchema)
    .output(userBulkResultSchema)
    .handler(({ context, input }) => changeUsers(context, input)),

  create: requirePermission({ user: ['create'] })
    .errors(errorMap(emailTaken(), recent()))
    .route({
      method: 'POST',
      path: '/users',
      successStatus: 201,
      summary: 'Create a user',
      description: 'Creates a user. `invite` emails them a link to sign in.',
    })
    .input(userDraftSchema)
    .output(userSchema)
    .handler(({ context, input }) => createUser(context, input)),

  get: requirePermission({ user: ['list'] })
    .errors(errorMap(notFound()))
    .route({
      method: 'GET',
      path: '/users/{id}',
      summary: 'Get a user',
      description: 'One user, with role and status.',
    })
    .input(userIdSchema)
    .output(userSchema)
    .handler(({ context, input }) => getUser(context, input.id)),

  update: requirePermission({ user: ['set-role'] })
    .errors(
      errorMap(notFound(), emailTaken(), conflict(), lastAdmin(), onlyOwner(), ownRole(), recent()),
    )
    .route({
      method: 'PATCH',
      path: '/users/{id}',
      summary: 'Update a user',
      description:
        'Changes the fields that are sent. `version` is the version that the change is based on. Without it, the change always applies.',
    })
    .input(userChangeSchema)
    .output(userSchema)
    .handler(({ context, input }) => updateUser(context, input)),

  delete: requirePermission({ user: ['delete'] })
    .errors(errorMap(notFound(), lastAdmin(), onlyOwner(), userErrors.removalOfOneself(), recent()))
    .route({
      method: 'DELETE',
      path: '/users/{id}',
      successStatus: 204,
      summary: 'Delete a user',
      description: 'Deletes the account. This can’t be undone.',
    })
    .input(userIdSchema)
    .handler(({ context, input }) => deleteUser(context, input.id)),

  ban: requirePermission({ user: ['ban'] })
    .errors(errorMap(notFound(), lastAdmin(), userErrors.banOfOneself(), recent()))
    .route({
      method: 'POST',
      path: '/users/{id}/ban',
      summary: 'Ban a user',
      description:
        'Ends their sessions and refuses new ones until `expiresAt`, or until the ban is lifted.',
    })
    .input(banSchema)
    .output(userSchema)
    .handler(({ context, input }) => banUser(context, input)),

  unban: requirePermission({ user: ['ban'] })
    .errors(errorMap(notFound()))
    .route({
      method: 'POST',
      path: '/users/{id}/unban',
      summary: 'Lift a ban',
      description: 'Allows the user to sign in again.',
    })
    .input(userIdSchema)
    .output(userSchema)
    .handler(({ context, input }) => unbanUser(context, input.id)),

  impersonate: requirePermission({ user: ['impersonate'] })
    .errors(
      errorMap(notFound(), ...impersonationErrors(), accessErrors.whileImpersonating(), recent()),
    )
    .route({
      method: 'POST',
      path: '/users/{id}/impersonate',
      successStatus: 204,
      summary: 'Impersonate a user',
      description:
        'Sets the cookie of a session as this user for one hour. The reason is recorded.',
    })
    .input(impersonationSchema)
    .handler(async ({ context, input: { id, reason } }) => {
      await impersonate(context, { userId: id, reason })
    }),

  listSessions: requirePermission({ session: ['list'] })
    .errors(errorMap(notFound()))
    .route({
      method: 'GET',
      path: '/users/{id}/sessions',
      summary: 'List a user’s sessions',
      description: 'The sessions of the user, by device.',
    })
    .input(userIdSchema)
    .output(listSchema(userSessionSchema))
    .handler(async ({ context, input }) => ({
      items: await listUserSessions(context, input.id),
    })),

  endSessions: requirePermission({ session: ['revoke'] })
    .errors(errorMap(notFound(), ownSessions()))
    .route({
      method: 'DELETE',
      path: '/users/{id}/sessions',
      successStatus: 204,
      summary: 'End all of a user’s sessions',
      description: 'Signs the user out everywhere.',
    })
    .input(userIdSchema)
    .handler(({ context, input }) => endUserSessions(context, input)),

  endSession: requirePermission({ session: ['revoke'] })
    .errors(errorMap(notFound(), userErrors.sessionNotFound(), ownSessions()))
    .route({
      method: 'DELETE',
      path: '/users/{id}/sessions/{sessionId}',
      successStatus: 204,
      summary: 'End one of a user’s sessions',
      description: 'Ends the session if it belongs to this user.',
    })
    .input(userSessionIdSchema)
    .handler(({ context, input }) => endUserSessions(context, input)),
}
