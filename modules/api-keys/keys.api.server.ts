import { eq } from 'drizzle-orm'
import { accessErrors } from '#platform/access/access-errors.ts'
import { authorise } from '#platform/access/permissions.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { apiKeys } from './auth/index.server.ts'
import { createKey, requireKeyHolder, revokeKey, rotateKey } from './change-keys.server.ts'
import { keyErrors } from './key-errors.server.ts'
import { keyDraftSchema, keyIdSchema, keysQuerySchema, rotationSchema } from './key-input.server.ts'
import { keySchema, keysPerUser, newKeySchema } from './key.ts'
import { listKeys } from './list-keys.server.ts'

nameSchemas({ Key: keySchema, NewKey: newKeySchema })

/** No key makes, changes or sees keys. */
const byOwner = requirePermission({ account: ['update'] }).meta({ byKey: 'refused' })
const recent = () => [accessErrors.oldSession(), accessErrors.whileImpersonating()]

export const keysApi = {
  list: byOwner
    .errors(errorMap(keyErrors.notKeyHolder()))
    .route({
      method: 'GET',
      path: '/keys',
      summary: 'List API keys',
      description:
        'Returns the keys of the caller, the newest first; with `organizationId` those of an organization, for its owners and administrators; with `of=everyone` all, for admins. A key itself is never shown again.',
    })
    .input(keysQuerySchema)
    .output(listSchema(keySchema))
    .handler(async ({ context, input: { of = 'me', organizationId } }) => {
      const { accountHooks, caller, database } = context
      if (organizationId !== undefined) {
        await requireKeyHolder(context, database.orm, organizationId)
        const isTheirs = eq(apiKeys.organizationId, organizationId)
        return { items: await listKeys(database.orm, accountHooks, isTheirs) }
      }
      if (of === 'everyone') authorise(caller.permissions, { session: ['list', 'revoke'] })
      const own = of === 'me' ? eq(apiKeys.userId, caller.user.id) : undefined
      return { items: await listKeys(database.orm, accountHooks, own) }
    }),

  create: byOwner
    .meta({ shownOnce: ['key'] })
    .errors(
      errorMap(keyErrors.notGranted(), keyErrors.notKeyHolder(), keyErrors.tooMany(), ...recent()),
    )
    .route({
      method: 'POST',
      path: '/keys',
      successStatus: 201,
      summary: 'Create an API key',
      description: `Answers the key once. Its scopes are names of permissions, like \`book:read\`, and it never does more than its owner may do at the time of a call. With \`organizationId\`, for its owners and administrators, it reaches that organization and the catalogue, and nothing of its owner’s own. A user has ${keysPerUser} keys at most.`,
    })
    .input(keyDraftSchema)
    .output(newKeySchema)
    .handler(({ context, input }) => createKey(context, input)),

  rotate: byOwner
    .meta({ shownOnce: ['key'] })
    .errors(errorMap(keyErrors.notFound(), ...recent()))
    .route({
      method: 'POST',
      path: '/keys/{id}/rotate',
      summary: 'Rotate an API key',
      description:
        'Answers a new key once, with the same scopes. The former one works for `overlapHours` more, 24 unless said otherwise.',
    })
    .input(rotationSchema)
    .output(newKeySchema)
    .handler(({ context, input }) => rotateKey(context, input)),

  revoke: byOwner
    .errors(errorMap(keyErrors.notFound()))
    .route({
      method: 'DELETE',
      path: '/keys/{id}',
      successStatus: 204,
      summary: 'Revoke an API key',
      description:
        'The next call with it is refused. Admins may revoke the keys of others, owners and administrators of an organization those of the organization.',
    })
    .input(keyIdSchema)
    .handler(({ context, input }) => revokeKey(context, input.id)),
}
