import { type PageContext, preparePage } from '#kit/page/index.ts'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { member } from '../../members/member.resource.ts'
import { memberListQuery } from '../../members/members.queries.ts'
import { mayIn } from '../../members/organization-roles.ts'
import type { OwnOrganization } from '../../organization.ts'
import { organizationQuery } from '../../organizations.queries.ts'

/** Non-members get "not found". */
export const prepareOrganization = (context: PageContext, slug: string) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['organizations'],
    queries: [organizationQuery(slug)],
  })

/** Loads the organization first, because `read` needs its id. */
export const prepareWithin = (
  context: PageContext,
  slug: string,
  read: (organization: OwnOrganization) => readonly unknown[],
) =>
  preparePage({
    context,
    kind: 'list',
    texts: ['organizations', 'resource-pages'],
    reading: () => [
      context.queryClient
        .query(organizationQuery(slug))
        .then((organization) => Promise.all(read(organization)))
        .catch(async (error: unknown) => {
          // A refusal can mean that the caller's membership has changed, so the frame reloads it.
          if (isRefusal(error)) await context.queryClient.invalidateQueries(organizationQuery(slug))
          throw error
        }),
    ],
  })

/** The data that owners and administrators may read. */
export const prepareIfMayUpdate = (
  context: PageContext,
  slug: string,
  read: (organization: OwnOrganization) => readonly unknown[],
) =>
  prepareWithin(context, slug, (organization) =>
    mayIn(organization.role, { organisation: ['update'] }) ? read(organization) : [],
  )

const isRefusal = (error: unknown) =>
  error instanceof Refusal && (error.status === 403 || error.status === 404)

interface MemberList {
  search: Search
  parts: readonly OrganizationParts[]
}

export const prepareMembers = (context: PageContext, slug: string, { search, parts }: MemberList) =>
  prepareWithin(context, slug, ({ id }) => [
    fetchList(context.queryClient, member, { search, query: memberListQuery(id) }),
    ...parts.flatMap(({ memberFilter }) =>
      memberFilter ? context.queryClient.query(memberFilter.choicesOf(id)) : [],
    ),
  ])
