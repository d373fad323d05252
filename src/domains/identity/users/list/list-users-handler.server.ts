import { z } from 'zod/mini'
import { json } from '#platform/http/answers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'

const address = '/api/auth/admin/list-users'
const users = '/api/v1/users'

const page = z.object({
  items: z.array(z.unknown()),
  nextCursor: z.nullable(z.string()),
  total: z.object({ count: z.int() }),
})

/** The list call of the sign-in library (specification 7): forwards to the REST API and renames the fields. */
export const listUsersHandler = (handlers: readonly RouteHandler[]): RouteHandler => ({
  name: address,
  matches: (path) => path === address,
  methods: ['GET'],
  async handle({ request }) {
    const handler = handlers.find((candidate) => candidate.matches(users))
    if (!handler) throw new Error(`No handler matches ${users}`)
    const { search } = new URL(request.url)
    const same = new Request(new URL(users + search, request.url), { headers: request.headers })
    const answer = await handler.handle({ request: same, path: users })
    if (!answer.ok) return answer
    const { items, nextCursor, total } = page.parse(await answer.json())
    const listed = json(200, { users: items, total: total.count, nextCursor })
    for (const cookie of answer.headers.getSetCookie()) listed.headers.append('set-cookie', cookie)
    return listed
  },
})
