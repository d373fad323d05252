import { z } from 'zod/mini'
import type { Caller } from '#platform/access/caller.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { idSchema } from '#platform/api/id.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import {
  listSubscriptions,
  subscribe,
  unknownSubscription,
  unsubscribe,
} from './change-subscriptions.server.ts'
import { pushDraftSchema } from './push-input.server.ts'
import { findPushKey } from './push-key.server.ts'
import { pushSchema, pushSubscriptionSchema } from './push-subscription.ts'

nameSchemas({ PushSubscription: pushSubscriptionSchema })

/** A subscription is one of a browser and its session, which keys have not. */
const inBrowser = requirePermission({ account: ['update'] }).meta({ byKey: 'refused' })

export const pushApi = {
  list: inBrowser
    .route({
      method: 'GET',
      path: '/notifications/push',
      summary: 'List browsers that get pushes',
      description: 'With the public key (VAPID) that a browser needs to subscribe.',
    })
    .output(pushSchema)
    .handler(({ context }) => stateFor(context)),

  subscribe: inBrowser
    .route({
      method: 'POST',
      path: '/notifications/push',
      summary: 'Push notifications to this browser',
      description:
        'Takes what `PushSubscription.toJSON()` has. The subscription goes with the session: signing out, or ending the session, removes it.',
    })
    .input(pushDraftSchema)
    .output(pushSchema)
    .handler(async ({ context, input }) => {
      await subscribe(context, input)
      return stateFor(context)
    }),

  unsubscribe: inBrowser
    .errors(errorMap(unknownSubscription()))
    .route({
      method: 'DELETE',
      path: '/notifications/push/{id}',
      successStatus: 204,
      summary: 'Push no more to a browser',
      description: 'One of the caller’s own.',
    })
    .input(z.strictObject({ id: idSchema }))
    .handler(({ context, input: { id } }) => unsubscribe(context, id)),
}

/** A demo sends nothing, and generates no key. */
async function stateFor(context: Pick<ApiContext, 'config' | 'database'> & { caller: Caller }) {
  const publicKey = context.config.demoMode ? null : (await findPushKey(context)).publicKey
  return { publicKey, items: await listSubscriptions(context) }
}
