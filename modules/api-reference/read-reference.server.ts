import { getRequest } from '@tanstack/react-start/server'
import { openApiDocument } from '#platform/api/document/open-api.ts'
import { requireReferenceAccess } from '#platform/api/reference-access.ts'
import { services } from '#platform/services.ts'
import { type Call, documentShape } from './open-api-shape.server.ts'
import type { Operation, Reference, SentField } from './reference.ts'
import { curlFor, exampleFor, typescriptFor } from './samples.server.ts'
import { describe, fieldsOf } from './schema-fields.server.ts'

let reference: Promise<Reference> | undefined

export async function readReference(): Promise<Reference> {
  await requireReferenceAccess(await services(), getRequest())
  return (reference ??= write())
}

async function write(): Promise<Reference> {
  const opened = await services()
  const { apiRouter, config } = opened
  const document = documentShape.parse(withoutReferences(await openApiDocument(apiRouter, opened)))
  const { origin } = config.baseUrl
  const [server] = document.servers
  const cookie = document.components.securitySchemes.session.name
  const operations = Object.entries(document.paths).flatMap(([path, { servers, ...calls }]) =>
    Object.entries(calls).map(([method, call]): [tag: string, Operation] => {
      const address = origin + (servers?.[0] ?? server).url
      const asked = { method: method.toUpperCase(), path, address, sent: sentWith(call) }
      const byKey = call.security?.some((way) => 'key' in way) ?? false
      const example = exampleFor(asked.sent)
      const samples = { ...asked, cookie, byKey }
      return [
        call.tags[0],
        {
          ...asked,
          ...describeCall(call),
          curl: curlFor(samples),
          typescript: typescriptFor(samples),
          example: example && JSON.stringify(example, null, 2),
          isUpload: call.requestBody !== undefined && !example,
        },
      ]
    }),
  )
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(([tag]) => tag === name).map(([, operation]) => operation),
  }))
  return { address: origin + server.url, groups }
}

const json = 'application/json'

function sentWith({ parameters = [], requestBody }: Call): SentField[] {
  const named = parameters.flatMap(({ name, in: place, required = false, schema }) =>
    place === 'header' ? [] : [{ name, in: place, required, ...describe(schema) }],
  )
  const body = fieldsOf(requestBody?.content?.[json]?.schema)
  return [...named, ...body.map((field) => Object.assign({ in: 'body' as const }, field))]
}

function describeCall({
  operationId,
  summary,
  description,
  responses,
}: Call): Pick<Operation, 'id' | 'summary' | 'description' | 'answer' | 'answered' | 'refusals'> {
  const all = Object.entries(responses).map(([status, { content }]) => ({
    status,
    schema: content?.[json]?.schema,
  }))
  const refused = all.filter(({ status }) => Number(status) >= 400)
  const answer = all.find(({ status }) => Number(status) < 300)
  return {
    id: operationId,
    summary,
    description,
    answer: answer?.schema?.title,
    answered: fieldsOf(answer?.schema),
    refusals: refused.map(({ status, schema }) => ({
      status,
      codes: (schema?.allOf?.at(-1)?.properties?.['code']?.enum ?? []).map(String),
    })),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withoutReferences(document: object): unknown {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((one: unknown) => resolve(one))
    if (!isRecord(part)) return part
    const { $ref: address } = part
    if (typeof address === 'string') return resolved(address)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  }
  const resolved = (address: string): unknown => {
    const [, ...steps] = address.split('/')
    const target = steps.reduce<unknown>(
      (at, step) => (isRecord(at) ? at[step] : undefined),
      document,
    )
    const found = resolve(target)
    const title = address.startsWith('#/components/schemas/') ? steps.at(-1) : undefined
    return title !== undefined && isRecord(found) ? { ...found, title } : found
  }
  return resolve(document)
}
