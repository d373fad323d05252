import { z } from 'zod/mini'

const count = z.int()

/** `countedAt` is set when a job has counted, because counting takes too long for a request. */
export const figureSchema = z.object({
  count,
  exact: z.boolean(),
  countedAt: z.nullable(z.date()),
  change: z.nullable(z.object({ by: count, since: z.iso.date() })),
  trend: z.array(count).check(z.describe('One value for each of the last days, today’s last.')),
})
export type Figure = z.infer<typeof figureSchema>
export type Counted = Omit<Figure, 'change' | 'trend'>

const totalSchema = z.object({ count, exact: z.boolean() })

export const seriesSchema = z.array(z.object({ day: z.iso.date(), count }))
export type Series = z.infer<typeof seriesSchema>

export const fewSchema = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ total: totalSchema, some: z.array(item) })
