import { z } from 'zod/mini'
import { roles, statuses } from './user-choices.ts'

export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

export const isUserId = (id: string) => z.uuid().safeParse(id).success

const statusSchema = z.enum(statuses)

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
  role: roleSchema,
  status: statusSchema,
  banned: z.boolean(),
  banReason: z.nullable(z.string()),
  banExpires: z.nullable(z.date()),
  onboardedAt: z.nullable(z.date()),
  lastSeenAt: z.nullable(z.date()),
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type User = z.infer<typeof userSchema>

/** Has no token: the id identifies the session. */
export const userSessionSchema = z.object({
  id: z.uuid(),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  /** How the user came in: `code`, a way that a module adds, or the id of a provider. */
  method: z.nullable(z.string()),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
  impersonated: z.boolean(),
})
export type UserSession = z.infer<typeof userSessionSchema>
