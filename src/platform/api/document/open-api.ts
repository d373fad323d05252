import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { keyPrefix, product } from '#rules/product.ts'
import type { ApiServices } from '../../context/api-context.ts'
import type { ApiRouter } from '../../context/router.ts'
import { type ApiMeta, isRefusedInDemo, isRefusedWhileImpersonating } from '../../context/upload.ts'
import { namedSchemas } from '../../schemas/named-schemas.ts'
import { errorResponses, errorSchemas, type Refusable, refusalsOf } from './error-responses.ts'
import { hoistSchemas } from './hoist-schemas.ts'
import { introductionWith } from './introduction.ts'
import { leaveOptional } from './leave-optional.ts'
import { asForm } from './query-lists.ts'
import { headerComponents, successHeaders } from './response-headers.ts'
import { tagOf, tagsOf } from './tags.ts'
import { tidy } from './tidy.ts'
import { usedSchemas } from './used-schemas.ts'

export async function openApiDocument(
  router: ApiRouter,
  {
    access,
    accountHooks,
    config,
    repeatableCalls,
  }: Pick<ApiServices, 'access' | 'accountHooks' | 'config' | 'repeatableCalls'>,
  tags: Readonly<Record<string, string>> = {},
): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: access.sessionCookie(config.baseUrl),
  } as const
  const key = {
    type: 'http',
    scheme: 'bearer',
    description: `An API key, like \`${keyPrefix}…\`. It needs neither a cookie nor an origin.`,
  } as const
  const contact = { name: 'The operator of this server', url: config.baseUrl.origin }
  const all = Object.assign({}, router, { auth: access.api(accountHooks) })
  const generated = await generator.generate(all, {
    info: {
      title: product.name,
      version: '1',
      description: introductionWith(repeatableCalls?.document.introduction),
      contact,
      license,
    },
    // Relative to the document, whose reader may know this server by another name.
    servers: [{ url: '/api/v1', description: 'The REST API' }],
    components: { securitySchemes: { session, key } },
    commonSchemas: namedSchemas(),
    filter: ({ contract }) => !isForBrowsers(contract['~orpc']),
  })
  const document = tidy(generated)
  const described = describedOperations(all)
  const forAdmins = accountHooks.adminRules.flatMap(({ refusals }) => refusals)
  return {
    ...finish(document, described, forAdmins, repeatableCalls),
    tags: tagsOf([...described.keys()], tags),
  }
}

const authServers = [{ url: '/api/auth', description: 'The sign-in service' }]
const license = { name: 'MIT', identifier: 'MIT' }

type Definition = Pick<Refusable, 'errorMap'> & { route: { method?: string }; meta: ApiMeta }

const isForBrowsers = ({ meta }: Definition) => meta.inBrowser === true

type Described = Refusable & { isPublic: boolean; shownOnce: readonly string[] }

function describedOperations(router: Parameters<typeof traverseContractProcedures>[0]['router']) {
  const found = new Map<string, Described>()
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const isAuth = path[0] === 'auth'
    found.set(path.join('.'), describeOperation(contract['~orpc'], isAuth))
  })
  return found
}

function describeOperation({ route, errorMap, meta }: Definition, isAuth: boolean): Described {
  return {
    errorMap,
    isWriting: route.method !== 'GET',
    inDemo: isRefusedInDemo(meta, route.method),
    isRefusedWhileImpersonating: isRefusedWhileImpersonating(meta, route.method),
    isRefusedByKey: isAuth || meta.byKey === 'refused',
    isOfKeyOwner: meta.byKey !== 'any',
    isPublic: !('UNAUTHORIZED' in errorMap),
    shownOnce: meta.shownOnce ?? [],
  }
}

function finish(
  document: OpenAPI.Document,
  described: Map<string, Described>,
  forAdmins: Parameters<typeof refusalsOf>[1],
  repeatableCalls: ApiServices['repeatableCalls'],
): OpenAPI.Document {
  const schemas = { ...document.components?.schemas } as Record<string, OpenAPI.SchemaObject>
  const hoist = hoistSchemas(schemas)
  const { parameters = {}, refusals: ofRepetitions } = repeatableCalls?.document ?? {}
  const ofWriting = Object.keys(parameters).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  // Every path can answer these two, also when no operation matches.
  const codes = new Set(['METHOD_NOT_ALLOWED', 'NOT_FOUND'])
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of operationsOf(item)) {
      const known = described.get(operation.operationId ?? '')
      if (!known) continue
      const refusals = refusalsOf(known, forAdmins, ofRepetitions)
      for (const { code } of refusals) codes.add(code)
      const tag = tagOf(operation.operationId ?? '')
      if (tag === 'auth' && item) item.servers = authServers
      operation.tags = [tag]
      if (operation.parameters) operation.parameters = operation.parameters.map(asForm)
      operation.security = known.isPublic
        ? []
        : [{ session: [] }, ...(known.isRefusedByKey ? [] : [{ key: [] }])]
      const answered = answersOf(operation)
      for (const answer of Object.values(answered)) {
        hoist(operation, 'Result', answer.content)
        leaveOptional(schemas, answer.content, known.shownOnce)
      }
      hoist(operation, 'Request', bodyOf(operation))
      Object.assign(operation, { responses: { ...answered, ...errorResponses(refusals) } })
      if (known.isWriting && !known.isPublic && ofWriting.length > 0) {
        operation.parameters = [...(operation.parameters ?? []), ...ofWriting]
      }
    }
  }
  const allSchemas = { ...schemas, ...errorSchemas([...codes]) }
  return {
    ...document,
    components: {
      ...document.components,
      headers: headerComponents,
      parameters,
      schemas: usedSchemas({ paths: document.paths, schemas: allSchemas }),
    },
  }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const operationsOf = (item: OpenAPI.PathItemObject | undefined) =>
  methods.map((method) => item?.[method]).filter((operation) => operation !== undefined)

const bodyOf = ({ requestBody }: OpenAPI.OperationObject) =>
  requestBody && 'content' in requestBody ? requestBody.content : undefined

function answersOf({ responses = {} }: OpenAPI.OperationObject) {
  const answered = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return Object.fromEntries(
    answered.map(([status, response]) => [status, withHeaders(status, response)]),
  )
}

function withHeaders(status: string, response: object): OpenAPI.ResponseObject {
  const { content, headers, description = '' } = response as Partial<OpenAPI.ResponseObject>
  return {
    description: description === 'OK' ? (said[status] ?? description) : description,
    headers: { ...successHeaders, ...headers },
    ...(status !== '204' && content && { content }),
  }
}

const said: Record<string, string> = {
  200: 'The request succeeded.',
  201: 'The record was created.',
  204: 'The request succeeded; there is no body.',
}
