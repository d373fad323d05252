import { z } from 'zod/mini'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'

export const accountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
  role: z.string(),
  onboarded: z.boolean(),
})

const impersonatorSchema = z.object({ id: z.uuid(), name: z.string(), until: z.date() })

export const sessionSchema = z.object({
  user: accountSchema,
  permissions: z.record(z.string(), z.array(z.string())),
  impersonatedBy: z.nullable(impersonatorSchema),
  recentUntil: z.nullable(z.date()),
  activeOrganizationId: z.nullable(z.uuid()),
})

export const listedSessionSchema = z.object({
  id: z.uuid(),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  /** How the user came in: `code`, a way that a module adds, or the id of a provider. */
  method: z.nullable(z.string()),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  current: z.boolean(),
  impersonated: z.boolean(),
})

export const sentCodeSchema = z.object({
  success: z.literal(true),
  expiresInMinutes: z.int(),
  resendAfterSeconds: z.int(),
})

/** A page of this origin. */
export const pageField = z.string().check(z.maxLength(4000))

/** The browser leaves for the address. */
export const leavingSchema = z.object({ url: z.string(), redirect: z.literal(true) })

export const signedInSchema = z.object({ user: accountSchema })

export const successSchema = z.object({ success: z.literal(true) })

export const signedOutSchema = z.object({ success: z.literal(true), url: z.optional(z.url()) })

nameSchemas({
  Account: accountSchema,
  Impersonator: impersonatorSchema,
  Session: sessionSchema,
  OwnSession: listedSessionSchema,
  SentCode: sentCodeSchema,
  SignedIn: signedInSchema,
  SignedOut: signedOutSchema,
  Success: successSchema,
})
