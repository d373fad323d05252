import { z } from 'zod/mini'
import { registeredActions, registeredTargetTypes } from '#platform/activity/actions.ts'
import { actorTypes } from '#platform/activity/actor.ts'
import { moment } from '#platform/api/moment.ts'
import { pageSchema, paging } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { signInActions } from './sign-in-actions.ts'

/** Lazy, because the domains register theirs while the server's parts are put together. */
const action = z.lazy(() => z.enum(registeredActions()))
const targetType = z.lazy(() => z.enum(registeredTargetTypes()))

const facts = z.nullable(z.record(z.string(), z.unknown()))

const writtenSchema = z.object({
  id: z.uuid(),
  at: z.date(),
  actorType: z.enum(actorTypes),
  actorId: z.nullable(z.uuid()),
  actorEmail: z.nullable(z.string()),
  impersonatorId: z.nullable(z.uuid()),
  keyId: z.nullable(z.uuid()),
  keyName: z.nullable(z.string()),
  action,
  targetType,
  targetId: z.nullable(z.uuid()),
  targetName: z.nullable(z.string()),
  before: facts,
  after: facts,
  requestId: z.nullable(z.string()),
})
export type Written = z.infer<typeof writtenSchema>

export const activitySchema = z.extend(writtenSchema, {
  actorName: z.nullable(z.string()),
  impersonatorName: z.nullable(z.string()),
  /** The name of the user whose email is among the facts, for example a member. */
  personName: z.nullable(z.string()),
  targetNameToday: z.nullable(z.string()),
})
export type Activity = z.infer<typeof activitySchema>

export const activityQuerySchema = z.strictObject({
  actorId: z.optional(z.uuid()),
  targetType: z.optional(targetType),
  targetId: z.optional(z.uuid()),
  action: z.optional(action),
  from: z.optional(moment),
  to: z.optional(moment),
  ...paging,
})
export type ActivityQuery = z.infer<typeof activityQuerySchema>

export const ownActivityQuerySchema = z.strictObject(paging)

export const activityPageSchema = pageSchema(activitySchema)
export type ActivityPage = z.infer<typeof activityPageSchema>

const ownActivitySchema = z.extend(z.pick(writtenSchema, { id: true, at: true, after: true }), {
  action: z.enum(signInActions),
})
export const ownActivityPageSchema = pageSchema(ownActivitySchema)
export type OwnActivityPage = z.infer<typeof ownActivityPageSchema>

nameSchemas({ Activity: activitySchema, OwnActivity: ownActivitySchema })
