import { z } from 'zod/mini'
import { storable } from '#rules/storable.ts'
import { nameSchemas } from '../schemas/named-schemas.ts'

export const paging = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
  limit: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
}

const totalSchema = z.object({ count: z.int(), exact: z.boolean() })
nameSchemas({ ListTotal: totalSchema })

export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()), total: totalSchema })

export const countSchema = z.object({ count: z.int() })

export const listSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item) })

export const searchTermSchema = z.string().check(z.maxLength(255), z.overwrite(storable))
