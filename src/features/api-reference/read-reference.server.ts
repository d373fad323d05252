import { apiRouter } from '#features/api/index.server.ts'
import { openApiDocument } from '#server/api/open-api.ts'
import { ground } from '#server/ground.ts'
import { curlFor } from './curl.server.ts'
import { type Call, documentShape } from './open-api-shape.server.ts'
import type { Operation, Reference, SentField } from './reference.ts'
import { describe, fieldsOf } from './schema-fields.server.ts'

let reference: Promise<Reference> | undefined

/** The document for programs, as people read it. */
export const readReference = () => (reference ??= write())

async function write(): Promise<Reference> {
  const { config } = await ground()
  const document = documentShape.parse(await openApiDocument(apiRouter, { config }))
  const address = document.servers[0]?.url ?? ''
  const cookie = document.components.securitySchemes.session.name
  const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => {
      const asked = { method: method.toUpperCase(), path, sent: sentWith(call) }
      return Object.assign(asked, describeCall(call), {
        curl: curlFor(Object.assign({ address, cookie }, asked)),
      })
    }),
  )
  const groups = Map.groupBy(operations, ({ path }) => path.split('/')[1] ?? '')
  return { address, groups: Array.from(groups, ([name, some]) => ({ name, operations: some })) }
}

const json = 'application/json'

function sentWith({ parameters = [], requestBody }: Call): SentField[] {
  const named = parameters.map(({ name, in: place, required = false, schema }) => ({
    name,
    in: place,
    required,
    ...describe(schema),
  }))
  const body = fieldsOf(requestBody?.content?.[json]?.schema)
  return [...named, ...body.map((field) => Object.assign({ in: 'body' as const }, field))]
}

function describeCall({
  operationId,
  summary = '',
  responses,
}: Call): Pick<Operation, 'id' | 'summary' | 'answered' | 'refusals'> {
  const all = Object.entries(responses).map(([status, { content }]) => ({
    status,
    schema: content?.[json]?.schema,
  }))
  const refused = all.filter(({ status }) => Number(status) >= 400)
  const answer = all.find(({ status }) => Number(status) < 300)
  return {
    id: operationId,
    summary,
    answered: fieldsOf(answer?.schema),
    refusals: refused.map(({ status, schema }) => ({
      status,
      codes: (schema?.properties?.['code']?.enum ?? []).map(String),
    })),
  }
}
