import type { LinkProps } from '@tanstack/react-router'
import type { ParseKeys } from 'i18next'
import { z } from 'zod/mini'
import type { Namespace } from '#i18n/texts.ts'

export type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace]
type Address = NonNullable<LinkProps['to']>

/** Reads a feature's keys, which the compiler checks. */
export const textsOf =
  <Name extends Namespace>(namespace: Name) =>
  <Key extends ParseKeys<Name> & string>(key: Key): `${Name}:${Key}` =>
    `${namespace}:${key}`

function checked<Text extends string>(): z.ZodMiniType<Text, Text>
function checked(): object {
  return z.string()
}

const count = z.int()
const order = count
const title = checked<TextKey>()
const strings = z.optional(z.record(z.string(), z.string()))
const place = z.object({
  to: checked<Address>(),
  params: strings,
  search: strings,
  hash: z.optional(z.string()),
})
const link = z.extend(place, { title })
/** `names` are those in other languages. */
const named = { id: z.string(), name: z.string(), names: strings }

export type Link = z.infer<typeof link>
export const linked = (
  text: TextKey,
  to: Address,
  rest: Omit<Link, 'title' | 'to'> = {},
): Link => ({
  title: text,
  to,
  ...rest,
})

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

export const seriesSchema = z.array(z.object({ day: z.iso.date(), count }))
export type Series = z.infer<typeof seriesSchema>

const total = z.object({ count, exact: z.boolean() })
export const fewSchema = <One extends z.core.$ZodType>(one: One) =>
  z.object({ total, some: z.array(one) })

const tone = z.enum(['accent', 'danger'])
const bar = z.object({ ...named, link: place, hue: count, value: count })
const plotted = z.object({ name: z.string(), title, tone, days: seriesSchema })
const task = z.object({
  ...named,
  link: z.optional(place),
  note: z.optional(title),
  /** The number that the note counts. */
  noteCount: z.optional(count),
  detail: z.optional(z.string()),
  at: z.optional(z.date()),
})

export const itemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('action'), link }),
  z.object({
    kind: z.literal('figure'),
    name: z.string(),
    look: z.optional(z.enum(['weekly', 'small'])),
    figure: figureSchema,
    link,
  }),
  z.object({ kind: z.literal('plot'), order, title, series: z.array(plotted), link }),
  z.object({
    kind: z.literal('attention'),
    order,
    icon: z.enum(['ban', 'key', 'mail', 'picture', 'tag']),
    title,
    total,
    rows: z.array(task),
    link,
  }),
  z.object({
    kind: z.literal('ranking'),
    order,
    isAside: z.optional(z.boolean()),
    /** The place on the page that links lead to. */
    anchor: z.optional(z.string()),
    title,
    description: z.optional(title),
    none: title,
    headers: z.object({ name: title, value: title }),
    rows: z.array(bar),
    /** The rows after the first ones are folded, under these texts. */
    folded: z.optional(z.object({ after: count, title, label: title })),
  }),
])
export type Item = z.infer<typeof itemSchema>

export { place as placeSchema, title as titleSchema }
