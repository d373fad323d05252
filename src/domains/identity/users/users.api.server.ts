import { impersonate, impersonationErrors } from '#domains/identity/auth/index.server.ts'
import { namesQuerySchema, namesSchema } from '#kit/resource/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { countSchema, listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
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
import { nameUsers } from './verbs/name-users.server.ts'
import { removePicture } from './verbs/remove-picture.server.ts'
import { unbanUser } from './verbs/unban-user.server.ts'
import { changeNeeds, updateUser } from './verbs/update-user.server.ts'
import { userBulkResultSchema, userBulkSchema } from './verbs/user-bulk.server.ts'

const { notFound, emailTaken, conflict, lastAdmin, onlyOwner, ownRole, ownSessions } = userErrors
const recent = accessErrors.oldSession
const { get, post, create, run, patch, delete: remove } = routesBelow('/users')

nameSchemas({
  User: userSchema,
  UserSession: userSessionSchema,
  UserBulkResult: userBulkResultSchema,
})

export const usersApi = {
  list: requirePermission({ user: ['list'] })
    .route(
      get(
        '',
        'List users',
        'A page of users that match the search term and the filters, in the order of `sort`.',
      ),
    )
    .input(userQuerySchema)
    .output(userPageSchema)
    .handler(({ context, input }) => listUsers(context, input)),

  count: requirePermission({ user: ['list'] })
    .route(
      get(
        '/count',
        'Count users',
        'The exact number of users that match the search term and the filters, which a bulk action on the same filter changes.',
      ),
    )
    .input(userFilterSchema)
    .output(countSchema)
    .handler(({ context, input }) => countUsers(context, input)),

  names: requirePermission({ user: ['list'] })
    .route(
      get(
        '/names',
        'List names of users',
        'Returns the names of the users with these ids or, without ids, of the first users that match the search term.',
      ),
    )
    .input(namesQuerySchema)
    .output(namesSchema)
    .handler(({ context, input }) => nameUsers(context, input)),

  bulk: requirePermission({ user: ['ban'], session: ['revoke'] })
    .errors(errorMap(recent()))
    .route(
      post(
        '/bulk',
        'Change many users',
        'Applies one action to the users with these ids, or to all that match a filter. With a filter, each call changes some users and returns `nextCursor` until all are done. `failed` lists the users that could not be changed.',
      ),
    )
    .input(userBulkSchema)
    .output(userBulkResultSchema)
    .handler(({ context, input }) => changeUsers(context, input)),

  create: requirePermission({ user: ['create'] })
    .errors(errorMap(emailTaken(), recent()))
    .route(create('', 'Create a user', 'Creates a user. `invite` emails them a link to sign in.'))
    .input(userDraftSchema)
    .output(userSchema)
    .handler(({ context, input }) => createUser(context, input)),

  get: requirePermission({})
    .meta({ anyOf: [{ user: ['list'] }, { user: ['get'] }] })
    .errors(errorMap(notFound()))
    .route(get('/{id}', 'Get a user', 'One user, with role and status.'))
    .input(userIdSchema)
    .output(userSchema)
    .handler(({ context, input }) => getUser(context, input.id)),

  update: requirePermission({})
    .meta({ anyOf: Object.values(changeNeeds) })
    .errors(
      errorMap(notFound(), emailTaken(), conflict(), lastAdmin(), onlyOwner(), ownRole(), recent()),
    )
    .route(
      patch(
        '/{id}',
        'Update a user',
        'Changes the fields that are sent: the name with `user:update`, the email with `user:set-email`, the role with `user:set-role`. `version` is the version that the change is based on. Without it, the change always applies.',
      ),
    )
    .input(userChangeSchema)
    .output(userSchema)
    .handler(({ context, input }) => updateUser(context, input)),

  delete: requirePermission({ user: ['delete'] })
    .errors(errorMap(notFound(), lastAdmin(), onlyOwner(), userErrors.removalOfOneself(), recent()))
    .route(remove('/{id}', 'Delete a user', 'Deletes the account. This can’t be undone.'))
    .input(userIdSchema)
    .handler(({ context, input }) => deleteUser(context, input.id)),

  ban: requirePermission({ user: ['ban'] })
    .errors(errorMap(notFound(), lastAdmin(), userErrors.banOfOneself(), recent()))
    .route(
      post(
        '/{id}/ban',
        'Ban a user',
        'Ends their sessions and refuses new ones until `expiresAt`, or until the ban is lifted.',
      ),
    )
    .input(banSchema)
    .output(userSchema)
    .handler(({ context, input }) => banUser(context, input)),

  unban: requirePermission({ user: ['ban'] })
    .errors(errorMap(notFound()))
    .route(post('/{id}/unban', 'Lift a ban', 'Allows the user to sign in again.'))
    .input(userIdSchema)
    .output(userSchema)
    .handler(({ context, input }) => unbanUser(context, input.id)),

  removePicture: requirePermission({ user: ['update'] })
    .errors(errorMap(notFound()))
    .route(
      remove('/{id}/picture', 'Remove the picture', 'The initials of the name take its place.'),
    )
    .input(userIdSchema)
    .handler(({ context, input }) => removePicture(context, input.id)),

  impersonate: requirePermission({ user: ['impersonate'] })
    .meta({ byKey: 'refused' })
    .errors(
      errorMap(notFound(), ...impersonationErrors(), accessErrors.whileImpersonating(), recent()),
    )
    .route(
      run(
        '/{id}/impersonate',
        'Impersonate a user',
        'Sets the cookie of a session as this user for one hour. The reason is recorded.',
      ),
    )
    .input(impersonationSchema)
    .handler(async ({ context, input: { id, reason } }) => {
      await impersonate(context, { userId: id, reason })
    }),

  listSessions: requirePermission({ session: ['list'] })
    .errors(errorMap(notFound()))
    .route(get('/{id}/sessions', 'List a user’s sessions', 'The sessions of the user, by device.'))
    .input(userIdSchema)
    .output(listSchema(userSessionSchema))
    .handler(async ({ context, input }) => ({
      items: await listUserSessions(context, input.id),
    })),

  endSessions: requirePermission({ session: ['revoke'] })
    .errors(errorMap(notFound(), ownSessions()))
    .route(
      remove('/{id}/sessions', 'End all of a user’s sessions', 'Signs the user out everywhere.'),
    )
    .input(userIdSchema)
    .handler(async ({ context, input }) => {
      await endUserSessions(context, input)
    }),

  endSession: requirePermission({})
    .meta({ anyOf: [{ session: ['revoke'] }, { session: ['delete'] }] })
    .errors(errorMap(notFound(), userErrors.sessionNotFound(), ownSessions()))
    .route(
      remove(
        '/{id}/sessions/{sessionId}',
        'End one of a user’s sessions',
        'Ends the session if it belongs to this user.',
      ),
    )
    .input(userSessionIdSchema)
    .handler(async ({ context, input }) => {
      await endUserSessions(context, input)
    }),
}
