import { z } from 'zod/mini'
import {
  listedShelfSchema,
  shelfBookPageSchema,
  shelfNameSchema,
  shelfSchema,
} from '#modules/shelves/index.server.ts'
import { idSchema } from '#platform/api/id.ts'
import { pageSchema, paging } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'

const access = z.enum(['read', 'add'])
const organizationId = z.uuid()
const teamId = z.optional(z.nullable(z.uuid()))

export const shareDraftSchema = z.extend(shelfNameSchema, { organizationId, teamId, access })
export type ShareDraft = z.infer<typeof shareDraftSchema>

export const shareSchema = z.object({
  id: z.uuid(),
  organization: z.object({ id: z.uuid(), name: z.string() }),
  team: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  access,
})
export type Share = z.infer<typeof shareSchema>

export const shareIdSchema = z.extend(shelfNameSchema, { shareId: idSchema })
export type ShareId = z.infer<typeof shareIdSchema>

export const sharedQuerySchema = z.strictObject({
  organizationId: z.optional(organizationId),
  teamId: z.optional(z.uuid()),
  ...paging,
})
export type SharedQuery = z.infer<typeof sharedQuerySchema>

const sharedShelfSchema = z.extend(listedShelfSchema, {
  through: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type SharedShelf = z.infer<typeof sharedShelfSchema>

export const shelfPageSchema = pageSchema(sharedShelfSchema)
export type ShelfPage = z.infer<typeof shelfPageSchema>

const token = z.string().check(z.minLength(1), z.maxLength(100))

export const linkSchema = z.object({ token, address: z.string() })
export type Link = z.infer<typeof linkSchema>

export const linkQuerySchema = z.strictObject({ token, ...paging })
export type LinkQuery = z.infer<typeof linkQuerySchema>

export const linkedShelfSchema = z.object({
  shelf: shelfSchema,
  books: shelfBookPageSchema,
  /** The genres of this page's books, for the cover colours: anonymous callers may not list genres. */
  genres: z.array(z.object({ id: z.uuid(), colour: z.int() })),
})
export type LinkedShelf = z.infer<typeof linkedShelfSchema>

nameSchemas({
  ShelfShare: shareSchema,
  SharedShelf: sharedShelfSchema,
  ShelfLink: linkSchema,
  LinkedShelf: linkedShelfSchema,
})
