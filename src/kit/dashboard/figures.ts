import { z } from 'zod/mini'

const count = z.int()

/** `countedAt` is set if counting takes too long for a request and a job has counted. */
export const figureSchema = z.object({
  count,
  exact: z.boolean(),
  countedAt: z.nullable(z.date()),
  /** Difference from the count on that day. */
  change: z.nullable(z.object({ by: count, since: z.iso.date() })),
})
export type Figure = z.infer<typeof figureSchema>

const totalSchema = z.object({ count, exact: z.boolean() })

/** A count per day. */
export const seriesSchema = z.array(z.object({ day: z.iso.date(), count }))
export type Series = z.infer<typeof seriesSchema>

/** The total with its first records. */
export const fewSchema = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ total: totalSchema, some: z.array(item) })
