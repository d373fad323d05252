import type { RouteHandler } from '#platform/http/route-handler.ts'

/** Programs that run in browsers call it from their own origin (CORS). */
export const forAnyOrigin = (
  handler: RouteHandler & { methods: readonly string[] },
): RouteHandler => ({
  ...handler,
  methods: [...handler.methods, 'OPTIONS'],
  anyOrigin: true,
  async handle(context) {
    const answer =
      context.request.method === 'OPTIONS' ? preflight(handler) : await handler.handle(context)
    answer.headers.set('access-control-allow-origin', '*')
    return answer
  },
})

const preflight = ({ methods }: { methods: readonly string[] }) =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': 'content-type, mcp-protocol-version',
      'access-control-max-age': '86400',
    },
  })
