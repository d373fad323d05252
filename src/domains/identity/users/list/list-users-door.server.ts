import { z } from 'zod/mini'
import { json } from '#platform/http/answers.ts'
import type { Door } from '#platform/http/door.ts'

const address = '/api/auth/admin/list-users'
const users = '/api/v1/users'

const page = z.object({
  items: z.array(z.unknown()),
  nextCursor: z.nullable(z.string()),
  total: z.object({ count: z.int() }),
})

/** The list call of the sign-in library (specification 7): forwards to the REST API and renames the fields. */
export const listUsersDoor = (doors: readonly Door[]): Door => ({
  name: address,
  opens: (path) => path === address,
  methods: ['GET'],
  async answer({ request }) {
    const door = doors.find((candidate) => candidate.opens(users))
    if (!door) throw new Error(`No door opens ${users}`)
    const { search } = new URL(request.url)
    const same = new Request(new URL(users + search, request.url), { headers: request.headers })
    const answer = await door.answer({ request: same, path: users })
    if (!answer.ok) return answer
    const { items, nextCursor, total } = page.parse(await answer.json())
    const listed = json(200, { users: items, total: total.count, nextCursor })
    for (const cookie of answer.headers.getSetCookie()) listed.headers.append('set-cookie', cookie)
    return listed
  },
})
