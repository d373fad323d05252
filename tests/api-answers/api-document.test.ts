import type { OpenAPI } from '@orpc/openapi'
import { describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { open as openCalls, signInCalls } from '#app/api/test-domains.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { authPaths } from '#domains/identity/auth/test-auth-paths.ts'
import { forPrograms } from '#platform/api/document/for-programs.ts'
import { openApiDocument } from '#platform/api/document/open-api.ts'
import { knownMethods } from '#platform/api/known-methods.ts'
import type { Config } from '#platform/config/config.ts'

const config = { baseUrl: new URL('http://localhost:3000') } as Config
const document = await openApiDocument(apiRouter, { ...serverParts, config })
const schemas = document.components?.schemas ?? {}

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item?.[method] as OpenAPI.OperationObject | undefined
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : []
  }),
)

function bodiesOf({ requestBody, responses = {} }: OpenAPI.OperationObject) {
  const parts = [requestBody, ...Object.values(responses)]
  return parts.flatMap((part) =>
    part && 'content' in part ? (part.content?.['application/json']?.schema ?? []) : [],
  )
}

const methodsAt = knownMethods(apiRouter)
const filled = (path: string) => path.replaceAll(/\{[^}]+\}/g, 'x')

const namesOf = (some: typeof operations) => some.map(({ name }) => name)

describe('the API document', () => {
  test('has each list of a query string as repeated values, which generated clients send', () => {
    const lists = operations.flatMap(({ name, operation }) =>
      (operation.parameters ?? []).flatMap((parameter) => {
        if (!('in' in parameter) || parameter.in !== 'query') return []
        const { schema, style, explode } = parameter
        const isList = JSON.stringify(schema).includes('"array"')
        return isList
          ? [
              {
                name,
                parameter: parameter.name,
                type: schema && 'type' in schema && schema.type,
                style,
                explode,
              },
            ]
          : []
      }),
    )
    expect(namesOf(operations)).toContain('GET /users/names')
    expect(lists.length).toBeGreaterThan(0)
    for (const list of lists) {
      expect(list).toMatchObject({ type: 'array', style: 'form', explode: true })
    }
  })

  test('describes every operation, and every tag', () => {
    const mute = operations.filter(
      ({ operation: { summary, description, tags = [] } }) =>
        !summary || !description || tags.length !== 1,
    )
    expect(namesOf(mute)).toEqual([])
    expect(document.tags?.filter(({ description }) => !description)).toEqual([])
  })

  test('names every schema of a body', () => {
    const nameless = operations.filter(({ operation }) =>
      bodiesOf(operation).some((schema) => !('$ref' in schema) && !('allOf' in schema)),
    )
    expect(namesOf(nameless)).toEqual([])
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['User', 'UserPage', 'Error', 'Session']),
    )
  })

  test('answers a list as { items }, everywhere but where the sign-in library has its own form', () => {
    const bare = operations.filter(({ operation: { responses = {} } }) =>
      Object.values(responses).some((answer) => {
        const schema = 'content' in answer && answer.content?.['application/json']?.schema
        const name = schema && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined
        const named = schemas[name ?? ''] as { type?: string } | undefined
        return named?.type === 'array'
      }),
    )
    expect(namesOf(bare)).toEqual(['GET /list-sessions'])
  })

  test('says of every operation which errors any request may get, and when to come back', () => {
    for (const { name, operation } of operations) {
      const { responses = {} } = operation
      const expected = ['400', '408', '414', '417', '429', '431', '500', '503', '507']
      const writing = name.startsWith('GET ') ? [] : ['403', '413', '415']
      expect([name, Object.keys(responses)]).toEqual([
        name,
        expect.arrayContaining([...expected, ...writing]),
      ])
      for (const [status, answer] of Object.entries(responses)) {
        const wanted = ['429', '503'].includes(status)
          ? ['x-request-id', 'Retry-After']
          : ['x-request-id']
        expect([
          name,
          status,
          Object.keys(('headers' in answer ? answer.headers : undefined) ?? {}),
        ]).toEqual([name, status, wanted])
      }
    }
  })

  test('says what needs a session and what does not', () => {
    const open = operations.filter(({ operation: { security } }) => security?.length === 0)
    const wanted = [
      'GET /get-session',
      'POST /email-otp/send-verification-otp',
      'POST /sign-in/demo',
      'POST /sign-in/email-otp',
      'POST /sign-out',
      ...openCalls,
    ]
    expect(namesOf(open).toSorted()).toEqual(wanted.toSorted())
    expect(operations.filter(({ operation: { security } }) => !security)).toEqual([])
  })

  test('describes every sign-in call but those that lead through a browser', () => {
    const inBrowser = Object.entries(signInCalls).flatMap(([path, call]) =>
      call.inBrowser ? [path] : [],
    )
    const missing = Object.keys(authPaths).filter((path) => !document.paths?.[path])
    expect(missing.toSorted()).toEqual(inBrowser.toSorted())
  })

  test('has one server for programs, below which a call of every path is answered', () => {
    const { servers, paths = {}, tags = [], components } = forPrograms(document)
    expect(servers).toEqual([{ url: '/api/v1', description: 'The REST API' }])
    expect(Object.values(paths).filter((item) => item?.servers)).toEqual([])
    const unknown = Object.keys(paths).filter((path) => methodsAt(filled(path)).length === 0)
    expect(unknown).toEqual([])
    expect(tags.map(({ name }) => name)).not.toContain('auth')
    expect(components?.schemas).not.toHaveProperty('SentCode')
  })

  test('says that a code works only with the cookie of the client that asked for it', () => {
    const signIn = JSON.stringify(document.paths?.['/sign-in/email-otp']?.post)
    expect(signIn).toContain('must carry the cookie')
    expect(signIn).toContain('CODE_COOKIE_MISSING')
    expect(document.info.description).toMatch(/works\s+only together with the cookie/)
  })
})
