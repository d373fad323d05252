import { z } from 'zod/mini'

const count = z.int()

/** `countedAt` is set if counting takes too long for a request and a job has counted. */
const figureSchema = z.object({
  count,
  exact: z.boolean(),
  countedAt: z.nullable(z.date()),
  /** Difference from the count on that day. */
  change: z.nullable(z.object({ by: count, since: z.iso.date() })),
})
export type Figure = z.infer<typeof figureSchema>

const totalSchema = z.object({ count, exact: z.boolean() })

const seriesSchema = z.array(z.object({ day: z.iso.date(), count }))
export type Series = z.infer<typeof seriesSchema>

const genreSchema = z.object({ id: z.uuid(), name: z.string(), colour: count, count })

const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  attempts: count,
  failure: z.nullable(z.string()),
  lostAt: z.nullable(z.date()),
  createdAt: z.date(),
})

const banSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string(), ends: z.date() })

const few = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ total: totalSchema, some: z.array(item) })

const parts = {
  figures: z.object({
    books: figureSchema,
    authors: figureSchema,
    genres: figureSchema,
    users: figureSchema,
    sessions: figureSchema,
    /** The last seven days, compared with the seven before. */
    signIns: figureSchema,
  }),
  days: z.object({
    booksAdded: seriesSchema,
    signIns: seriesSchema,
    failedSignIns: seriesSchema,
  }),
  genres: z.array(genreSchema),
  fruitlessSearches: z.array(z.object({ term: z.string(), count, lastAt: z.date() })),
  attention: z.object({
    coverless: few(z.object({ id: z.uuid(), title: z.string(), author: z.string() })),
    mails: few(mailSchema),
    bansEnding: few(banSchema),
  }),
}
export type WholeDashboard = { [Part in keyof typeof parts]: z.infer<(typeof parts)[Part]> }

export const dashboardSchema = z.object({
  figures: z.partial(parts.figures),
  days: z.partial(parts.days),
  genres: z.optional(parts.genres),
  fruitlessSearches: z.optional(parts.fruitlessSearches),
  attention: z.partial(parts.attention),
})
export type Dashboard = z.infer<typeof dashboardSchema>
