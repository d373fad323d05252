import { z } from 'zod/mini'

const schemaShape = z.object({
  title: z.optional(z.string()),
  type: z.optional(z.string()),
  format: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  default: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get allOf() {
    return z.optional(z.array(schemaShape))
  },
  get anyOf() {
    return z.optional(z.array(schemaShape))
  },
  get items() {
    return z.optional(schemaShape)
  },
  get properties() {
    return z.optional(z.record(z.string(), schemaShape))
  },
})
export type Schema = z.infer<typeof schemaShape>

const body = z.object({
  content: z.optional(z.record(z.string(), z.object({ schema: z.optional(schemaShape) }))),
})

const callShape = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.optional(
    z.array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.optional(z.boolean()),
        schema: schemaShape,
      }),
    ),
  ),
  security: z.optional(z.array(z.record(z.string(), z.unknown()))),
  requestBody: z.optional(body),
  responses: z.record(z.string(), body),
})
export type Call = z.infer<typeof callShape>

const servers = z.tuple([z.object({ url: z.string() })])

export const documentShape = z.object({
  servers,
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  components: z.object({ securitySchemes: z.object({ session: z.object({ name: z.string() }) }) }),
  paths: z.record(z.string(), z.catchall(z.object({ servers: z.optional(servers) }), callShape)),
})
