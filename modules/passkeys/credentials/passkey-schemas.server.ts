import { z } from 'zod/mini'
import type { FactorRule } from '#platform/context/account-hooks.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'

const encoded = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+=*$/))
const credentialId = z.string().check(z.maxLength(1400), z.regex(/^[\w-]+$/))

/** The credential as browsers write it with `toJSON()`. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
  authenticatorAttachment: z.nullish(z.string()),
}

export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.nullish(z.string().check(z.maxLength(100))),
  }),
})

export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/** The options that a browser reads with `parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`. */
export const ceremonySchema = z.record(z.string(), z.unknown())

export const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const passkeySchema = z.object({
  id: z.uuid(),
  /** Browsers use it to tell the user's devices which passkeys are left. */
  credentialId: z.string(),
  name: z.string(),
  /** Whether other devices of its owner have it, too. */
  isSynced: z.boolean(),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
})

nameSchemas({ Passkey: passkeySchema })

export function passkeyListSchema(rules: readonly FactorRule[]) {
  const schema = z.object({
    items: z.array(passkeySchema),
    ...Object.fromEntries(rules.map((rule) => [rule.name, rule.schema])),
  })
  nameSchemas({ PasskeyList: schema })
  return schema
}

export type Passkey = z.infer<typeof passkeySchema>
export type PasskeyList = { items: Passkey[] } & Record<string, unknown>
export type Assertion = z.infer<typeof assertionSchema>
export type Attestation = z.infer<typeof attestationSchema>
