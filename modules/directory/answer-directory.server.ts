import { isId } from '#modules/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { changeGroup, createGroup, deleteGroup } from './groups/change-groups.server.ts'
import { groupChangeIn, groupIn, groupReplacementIn } from './groups/group-change.server.ts'
import { findGroup, groupFilters, listGroups } from './groups/group-resource.server.ts'
import {
  mostListed,
  resourceTypes,
  schemas,
  serviceProviderConfig,
} from './protocol/discovery.server.ts'
import { type Filterable, whereOf } from './protocol/filter-sql.server.ts'
import { parseFilter } from './protocol/parse-filter.server.ts'
import { operationsIn, readBody } from './protocol/read-body.server.ts'
import {
  isShown,
  isUnchanged,
  listAnswer,
  listOf,
  noContent,
  projectionIn,
  requireVersion,
  type Resource,
  resourceAnswer,
  scimAnswer,
} from './protocol/scim-answers.server.ts'
import { scimErrors } from './protocol/scim-errors.server.ts'
import { changeUser, createUser, deleteUser } from './users/change-users.server.ts'
import { replacementIn, userChangeIn, userIn } from './users/user-change.server.ts'
import { findUser, listUsers, userFilters } from './users/user-resource.server.ts'

export interface Asked {
  context: VerbContext
  organizationId: string
  /** The address of the service, and the path below it. */
  base: string
  path: string
}

type Answers = Partial<Record<string, () => Promise<Response> | Response>>

export async function answerDirectory(asked: Asked): Promise<Response> {
  const [, collection = '', id, ...rest] = asked.path.split('/')
  const answers = rest.length > 0 ? undefined : answersAt(asked, collection, id)
  if (!answers) throw scimErrors.notFound('Resource')
  const answer = answers[asked.context.request.method]
  if (!answer) throw httpErrors.method(Object.keys(answers).join(', '))
  return answer()
}

function answersAt(asked: Asked, collection: string, id: string | undefined): Answers | undefined {
  switch (collection) {
    case 'Users':
      return id === undefined ? usersAnswers(asked) : userAnswers(asked, id)
    case 'Groups':
      return id === undefined ? groupsAnswers(asked) : groupAnswers(asked, id)
    case 'ServiceProviderConfig':
      return id === undefined ? only(serviceProviderConfig(asked.base)) : undefined
    case 'ResourceTypes':
      return listed(resourceTypes(asked.base), id)
    case 'Schemas':
      return listed(schemas(asked.base), id)
    case 'Bulk':
    case 'Me':
      throw scimErrors.unsupported(`/${collection}`)
    default:
      return undefined
  }
}

const only = (value: object): Answers => ({ GET: () => scimAnswer(200, value) })

function listed(all: readonly { id: string }[], id: string | undefined): Answers | undefined {
  if (id === undefined) return { GET: () => listOf(all) }
  const found = all.find((one) => one.id === decodeURIComponent(id))
  return found && only(found)
}

const queryOf = ({ context }: Asked) => new URL(context.request.url).searchParams

const check = (request: Request) => (current: Resource) => requireVersion(request, current)

function pageIn(query: URLSearchParams, known: Filterable) {
  const filter = query.get('filter')
  return {
    where: filter === null ? undefined : whereOf(parseFilter(filter), known),
    startIndex: Math.max(1, numberIn(query, 'startIndex', 1)),
    count: Math.min(mostListed, Math.max(0, numberIn(query, 'count', 100))),
  }
}

function numberIn(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null) return otherwise
  if (/^[-+]?\d{1,9}$/.test(text)) return Number(text)
  throw scimErrors.invalid('invalidValue', `${name} is a whole number`)
}

function usersAnswers(asked: Asked): Answers {
  const { request, acting } = asked.context
  const query = queryOf(asked)
  const projection = projectionIn(query)
  return {
    async GET() {
      const page = pageIn(query, userFilters)
      const { resources, total } = await listUsers(acting.orm, asked, page)
      return listAnswer(resources, { total, startIndex: page.startIndex }, projection)
    },
    async POST() {
      const made = await createUser(asked, userIn(await readBody(request)))
      return resourceAnswer(made, projection, 201)
    },
  }
}

function userAnswers(asked: Asked, id: string): Answers {
  const { request, acting } = asked.context
  const projection = projectionIn(queryOf(asked))
  const one = { ...asked, id: id.toLowerCase(), check: check(request) }
  return {
    async GET() {
      if (!isId(id)) throw scimErrors.notFound('User')
      return readAnswer(request, await findUser(acting.orm, asked, id), projection)
    },
    async PUT() {
      const wanted = replacementIn(await readBody(request))
      return resourceAnswer(await changeUser(one, wanted), projection)
    },
    async PATCH() {
      const wanted = userChangeIn(operationsIn(await readBody(request)))
      return resourceAnswer(await changeUser(one, wanted), projection)
    },
    async DELETE() {
      await deleteUser(one)
      return noContent()
    },
  }
}

function groupsAnswers(asked: Asked): Answers {
  const { request, acting } = asked.context
  const query = queryOf(asked)
  const projection = projectionIn(query)
  return {
    async GET() {
      const page = pageIn(query, groupFilters)
      const withMembers = isShown(projection, 'members')
      const { resources, total } = await listGroups(acting.orm, asked, { ...page, withMembers })
      return listAnswer(resources, { total, startIndex: page.startIndex }, projection)
    },
    async POST() {
      const made = await createGroup(asked, groupIn(await readBody(request)))
      return resourceAnswer(made, projection, 201)
    },
  }
}

function groupAnswers(asked: Asked, id: string): Answers {
  const { request, acting } = asked.context
  const projection = projectionIn(queryOf(asked))
  const one = { ...asked, id: id.toLowerCase(), check: check(request) }
  return {
    async GET() {
      if (!isId(id)) throw scimErrors.notFound('Group')
      return readAnswer(request, await findGroup(acting.orm, asked, id), projection)
    },
    async PUT() {
      const wanted = groupReplacementIn(await readBody(request))
      return resourceAnswer(await changeGroup(one, wanted), projection)
    },
    async PATCH() {
      const wanted = groupChangeIn(operationsIn(await readBody(request)))
      const changed = await changeGroup(one, wanted)
      // Entra ID waits for no content, and members may be many.
      return projection.attributes ? resourceAnswer(changed, projection) : noContent()
    },
    async DELETE() {
      await deleteGroup(one)
      return noContent()
    },
  }
}

function readAnswer(
  request: Request,
  resource: Resource,
  projection: ReturnType<typeof projectionIn>,
): Response {
  const answer = resourceAnswer(resource, projection)
  if (!isUnchanged(request, resource)) return answer
  const { headers } = answer
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
