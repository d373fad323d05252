import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod/mini'
import { listenInTest } from '#platform/http/test-listen.ts'
import type { WhenDone } from '#platform/http/test-server.ts'

const eventSchema = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.looseObject({ id: z.nullable(z.string()), resource: z.string(), action: z.string() }),
})

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  event: z.infer<typeof eventSchema>
}

/** A receiver of webhooks on this machine. It answers 204, unless `answer` is set. */
export async function openReceiver(whenDone: WhenDone) {
  const received: Received[] = []
  const receiver: { answer: RequestListener } = {
    answer: (_, response) => void response.writeHead(204).end(),
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body, event: eventSchema.parse(JSON.parse(body)) })
      receiver.answer(request, response)
    })
  })
  const port = await listenInTest(server, whenDone)
  return Object.assign(receiver, { received, origin: `http://127.0.0.1:${port}` })
}
