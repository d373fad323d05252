import { z } from 'zod/mini'

/** The event of a record, or of many if `id` is null. */
export const liveEventSchema = z.object({
  resource: z.string(),
  id: z.nullable(z.string()),
  /** The record's version by the time the event is sent; null if it has none, or is gone. */
  version: z.nullable(z.number()),
  action: z.string(),
  /** The change is one of the user's own, in whichever browser. */
  own: z.boolean(),
  /** Null if unknown, or if the user may not see users. */
  by: z.nullable(z.string()),
})
export type LiveEvent = z.infer<typeof liveEventSchema>

/** Another user has unsaved changes in the form of a record. */
export const editingEventSchema = z.object({
  resource: z.string(),
  id: z.string(),
  userId: z.string(),
  name: z.nullable(z.string()),
  /** For how long, unless another event prolongs it; 0 once the form is closed. */
  seconds: z.number(),
})
export type EditingEvent = z.infer<typeof editingEventSchema>

/** A form announces its changes twice in this time. */
export const editingSeconds = 35
