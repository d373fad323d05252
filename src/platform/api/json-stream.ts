import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod/mini'
import { eventLoopYielder } from '../yield-event-loop.ts'

const itemsAtOnce = 500

/** An object with very many items in its lists, written in many turns of the event loop. */
export class JsonStream<Value extends object> extends ReadableStream<Uint8Array> {
  readonly value: Value

  constructor(value: Value) {
    const encoder = new TextEncoder()
    const texts = textsOf(value)
    super(
      {
        async pull(controller) {
          const { done, value: text } = await texts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(text))
        },
      },
      { highWaterMark: 0 },
    )
    this.value = value
  }
}

async function* textsOf(value: object): AsyncGenerator<string, void> {
  const yieldIfLong = eventLoopYielder()
  let before = '{'
  for (const [name, member] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (!Array.isArray(member)) {
      yield JSON.stringify(member)
      continue
    }
    for (let at = 0; at < member.length; at += itemsAtOnce) {
      await yieldIfLong()
      const items = member.slice(at, at + itemsAtOnce).map((item) => JSON.stringify(item))
      yield `${at === 0 ? '[' : ','}${items.join(',')}`
    }
    yield member.length === 0 ? '[]' : ']'
  }
  yield before === '{' ? '{}' : '}'
}

/** The body of a procedure that answers with an object, or with the stream of one. */
export const objectOrStream = <Value extends object>(schema: z.ZodMiniType<Value>) =>
  z.union([schema, z.instanceof(JsonStream<Value>)])

/** Both are documented as the object. */
export function documentObject(operation: OpenAPI.OperationObject): OpenAPI.OperationObject {
  for (const response of Object.values(operation.responses ?? {})) {
    for (const media of Object.values('content' in response ? (response.content ?? {}) : {})) {
      if (media.schema && 'anyOf' in media.schema) media.schema = media.schema.anyOf?.[0]
    }
  }
  return operation
}
