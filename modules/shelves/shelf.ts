import { z } from 'zod/mini'
import { messagesOf } from '#kit/resource/index.ts'
import { requiredName } from '#rules/text.ts'
import { type ShelfKind, shelfKinds } from './kinds/index.ts'
import { shelf as shelfResource } from './shelf.resource.ts'

const kindSchema = z.enum(shelfKinds)

const { nameTaken = '', nameRequired = '' } = messagesOf(shelfResource)
export const shelfMessages = { nameTaken, nameRequired } as const

const name = requiredName(shelfMessages.nameRequired)

const shelf = z.union([z.uuid(), kindSchema])
export type ShelfName = z.infer<typeof shelf>
export const isShelfName = (text: string) => shelf.safeParse(text).success
export const isKind = (named: ShelfName): named is ShelfKind =>
  shelfKinds.some((kind) => kind === named)

export const shelfDraftSchema = z.strictObject({ name })
export const shelfNameSchema = z.strictObject({ shelf })
export const shelfChangeSchema = z.strictObject({
  shelf: z.uuid(),
  version: z.int().check(z.positive()),
  name,
})
export type ShelfChange = z.infer<typeof shelfChangeSchema>

const accessSchema = z.enum(['own', 'add', 'read'])
export type Access = z.infer<typeof accessSchema>

export const shelfSchema = z.object({
  id: z.nullable(z.uuid()),
  kind: z.nullable(kindSchema),
  name: z.string(),
  owner: z.object({ id: z.uuid(), name: z.string() }),
  access: accessSchema,
  bookCount: z.int(),
  isLinked: z.boolean(),
  version: z.int(),
})
export type Shelf = z.infer<typeof shelfSchema>

export const listedShelfSchema = z.extend(shelfSchema, {
  covers: z.array(
    z.object({
      title: z.string(),
      author: z.string(),
      genreId: z.uuid(),
      coverId: z.nullable(z.uuid()),
    }),
  ),
})
export type ListedShelf = z.infer<typeof listedShelfSchema>

export const holdingSchema = z.object({ id: z.uuid(), kind: z.nullable(kindSchema) })

export const holdingsQuerySchema = z.strictObject({
  bookIds: z.array(z.uuid()).check(z.maxLength(100)),
})
export type HoldingsQuery = z.infer<typeof holdingsQuerySchema>

export const bookIdSchema = z.strictObject({ bookId: z.uuid() })

export const heldBookSchema = z.object({
  bookId: z.uuid(),
  shelfId: z.uuid(),
  kind: z.nullable(kindSchema),
})
export type HeldBook = z.infer<typeof heldBookSchema>
