import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { Parts } from '#kit/parts/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { member } from '../../members/member.resource.ts'
import { memberListQuery } from '../../members/members.queries.ts'
import { mayIn, ofOwners } from '../../members/organization-roles.ts'
import { team } from '../../members/teams/team.resource.ts'
import { teamChoicesQuery, teamListQuery } from '../../members/teams/teams.queries.ts'
import type { OwnOrganization } from '../../organization.ts'
import { editedOrganizationQuery, organizationQuery } from '../../organizations.queries.ts'
import { loadCards } from './load-cards.ts'

export type Context = { i18n: I18n; queryClient: QueryClient }

/** Non-members get "not found". */
export const prepareOrganization = (context: Context, slug: string) =>
  prepareRecord({
    context,
    texts: ['organizations'],
    reading: [context.queryClient.query(organizationQuery(slug))],
  })

/** Loads the organization first, because `read` needs its id. */
export const prepareWithin = (
  context: Context,
  slug: string,
  read: (organization: OwnOrganization) => readonly unknown[],
) =>
  prepareList(
    context,
    ['organizations', 'resource-pages'],
    [
      context.queryClient
        .query(organizationQuery(slug))
        .then((organization) => Promise.all(read(organization)))
        .catch(async (error: unknown) => {
          // A refusal can mean that the caller's membership has changed, so the frame reloads it.
          if (isRefusal(error)) await context.queryClient.invalidateQueries(organizationQuery(slug))
          throw error
        }),
    ],
  )

/** The data that owners and administrators may read. */
export const prepareIfMayUpdate = (
  context: Context,
  slug: string,
  read: (organization: OwnOrganization) => readonly unknown[],
) =>
  prepareWithin(context, slug, (organization) =>
    mayIn(organization.role, { organisation: ['update'] }) ? read(organization) : [],
  )

const isRefusal = (error: unknown) =>
  error instanceof Refusal && (error.status === 403 || error.status === 404)

export const prepareMembers = (context: Context, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id }) => [
    fetchList(context.queryClient, member, {
      search,
      query: memberListQuery(id),
    }),
    context.queryClient.query(teamChoicesQuery(id)),
  ])

export const prepareTeams = (context: Context, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id }) => [
    fetchList(context.queryClient, team, {
      search,
      query: teamListQuery(id),
    }),
  ])

export const prepareSettings = (context: Context & { parts: Parts }, slug: string) =>
  prepareWithin(context, slug, ({ id, role }) => [
    context.queryClient.query(editedOrganizationQuery(slug)),
    loadCards(context.parts).then(({ parts: cards }) => {
      if (!mayIn(role, { organisation: ['update'] })) return undefined
      const isOwner = mayIn(role, ofOwners)
      return Promise.all(cards.map((card) => card.prepare(context, { id, isOwner })))
    }),
    context.i18n.loadNamespaces(['forms', 'pictures', 'login', 'problems']),
  ])
