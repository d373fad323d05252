import { z } from 'zod/mini'
import { queryShapeOf } from '#kit/resource/index.server.ts'
import { pageSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { roleSchema } from '../organization.ts'
import { member } from './member.resource.ts'

const id = z.uuid()

export const memberSchema = z.object({
  id,
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  role: roleSchema,
  createdAt: z.date(),
})
export type Member = z.infer<typeof memberSchema>

nameSchemas({ Member: memberSchema })

export const memberIdSchema = z.strictObject({ id, memberId: z.uuid() })

/** Free text, so that an unknown role gets the specified error. */
export const memberChangeSchema = z.strictObject({
  id,
  memberId: z.uuid(),
  role: z.string().check(z.maxLength(50)),
})
export type MemberChange = z.infer<typeof memberChangeSchema>

export const memberQuerySchema = z.strictObject({ id, ...queryShapeOf(member) })
export type MemberQuery = z.infer<typeof memberQuerySchema>

export const memberPageSchema = pageSchema(memberSchema)
export type MemberPage = z.infer<typeof memberPageSchema>
