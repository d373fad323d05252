import { z } from 'zod/mini'

const count = z.int()

/** How many there are; `countedAt` where it was too much to be counted now. */
const figureSchema = z.object({
  count,
  exact: z.boolean(),
  countedAt: z.nullable(z.date()),
  /** By how many that is more since a day. */
  change: z.nullable(z.object({ by: count, since: z.iso.date() })),
})
export type Figure = z.infer<typeof figureSchema>

const totalSchema = z.object({ count, exact: z.boolean() })

/** One day after the other, none left out. */
const seriesSchema = z.array(z.object({ day: z.iso.date(), count }))
export type Series = z.infer<typeof seriesSchema>

const genreSchema = z.object({ id: z.uuid(), name: z.string(), colour: count, count })

const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  attempts: count,
  failure: z.nullable(z.string()),
  /** It will not be tried again. */
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
    /** Of the last seven days, compared with the seven before. */
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

/** Without the parts that the caller has no permission for. */
export const dashboardSchema = z.object({
  figures: z.partial(parts.figures),
  days: z.partial(parts.days),
  genres: z.optional(parts.genres),
  fruitlessSearches: z.optional(parts.fruitlessSearches),
  attention: z.partial(parts.attention),
})
export type Dashboard = z.infer<typeof dashboardSchema>
