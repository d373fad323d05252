import { z } from 'zod/mini'
import { requiredLine } from '#rules/text.ts'

export const viewMessages = {
  nameRequired: 'Name is required',
  nameTaken: 'A view with this name already exists',
} as const

const viewName = requiredLine(viewMessages.nameRequired)

/** Columns by their id, in their order. */
const columns = z
  .array(z.string().check(z.regex(/^[A-Za-z]\w{0,63}$/)))
  .check(z.minLength(1), z.maxLength(50))

export const viewSchema = z.object({
  id: z.uuid(),
  /** The path of a list: `books`. */
  resource: z.string(),
  name: z.string(),
  /** The query string of the list, without its position. */
  search: z.string(),
  columns: z.nullable(columns),
  shared: z.boolean(),
  /** Opens first for its owner. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
})
export type SavedView = z.infer<typeof viewSchema>

const search = z.string().check(z.maxLength(2000))

export const viewFormSchema = z.strictObject({
  name: viewName,
  shared: z.boolean(),
  isDefault: z.boolean(),
})

export const viewDraftSchema = z.strictObject({
  name: viewName,
  search,
  columns: z.optional(z.nullable(columns)),
  shared: z.boolean(),
  isDefault: z.optional(z.boolean()),
})
export type ViewDraft = z.infer<typeof viewDraftSchema>

export const viewChangeSchema = z.strictObject({
  name: z.optional(viewName),
  search: z.optional(search),
  columns: z.optional(z.nullable(columns)),
  shared: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
})
export type ViewChange = z.infer<typeof viewChangeSchema>

export const viewTotalSchema = z.object({
  id: z.uuid(),
  total: z.object({ count: z.int(), exact: z.boolean() }),
})
