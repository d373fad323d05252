import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { Refusal } from '#kit/problems/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import type { OwnOrganization } from '../../organization.ts'
import { organizationQuery } from '../../organizations.queries.ts'

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
  read: (organization: OwnOrganization) => Promise<unknown>[],
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

const isRefusal = (error: unknown) =>
  error instanceof Refusal && (error.status === 403 || error.status === 404)
