import { z } from 'zod/mini'

const parameter = z.optional(z.string().check(z.maxLength(2000)))

/** In the words of the protocol. */
const authorizationParameters = [
  'response_type',
  'client_id',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'state',
  'scope',
  'resource',
] as const

type Search = Record<string, string>

/** The page ignores other parameters of the address; an empty parameter is none. */
export const parametersIn = (search: Search): Search =>
  Object.fromEntries(
    authorizationParameters.flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  )

export const authorizationRequestSchema = z.strictObject({
  response_type: parameter,
  client_id: parameter,
  redirect_uri: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  state: parameter,
  scope: parameter,
  resource: parameter,
})
export type AuthorizationParameters = z.infer<typeof authorizationRequestSchema>

export const connectionDraftSchema = z.extend(authorizationRequestSchema, {
  access: z.enum(['read', 'all']),
})
export type ConnectionDraft = z.infer<typeof connectionDraftSchema>

/** The first two can't go back to the client: it is unknown where that would lead. */
export const refusalReasons = [
  'unknown_client',
  'unknown_redirect_uri',
  'unsupported_response_type',
  'invalid_request',
  'invalid_scope',
  'invalid_target',
] as const

export const connectionRequestSchema = z.object({
  /** Null: the app is unknown. */
  app: z.nullable(
    z.object({
      name: z.string(),
      /** Where the answer goes: a host, or the scheme of an app. */
      place: z.string(),
      isOnDevice: z.boolean(),
    }),
  ),
  /** The scopes that it would get: never more than the user may do. */
  scopes: z.array(z.string()),
  /** Why it can't be allowed anything. */
  refusal: z.nullable(z.enum(refusalReasons)),
  /** Takes the refusal back to the app, by the user or for the reason above. */
  refuseAt: z.nullable(z.string()),
})
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>

/** Where the browser goes now, with a code for the app. */
export const connectionSchema = z.object({ location: z.string() })

const reading = new Set(['read', 'list', 'get'])

export const isReadingScope = (scope: string) => reading.has(scope.split(':')[1] ?? '')
