import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { Refusal } from '#kit/problems/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import type { OwnOrganization } from '../organization.ts'
import { organizationQuery } from '../organizations.queries.ts'

export type Context = { i18n: I18n; queryClient: QueryClient }

/** What the frame of an organization needs; to whoever does not belong to it there is none. */
export const prepareOrganization = (context: Context, slug: string) =>
  prepareRecord({
    context,
    texts: ['organizations'],
    reading: [context.queryClient.query(organizationQuery(slug))],
  })

/** What a page within the frame needs: the rows that `read` asks for, once it is known which organization this is. */
export const prepareWithin = (
  context: Context,
  slug: string,
  read: (organization: OwnOrganization) => Promise<unknown>[],
) =>
  prepareList(context, 'organizations', [
    context.queryClient
      .query(organizationQuery(slug))
      .then((organization) => Promise.all(read(organization)))
      .catch(async (error: unknown) => {
        // Whoever is refused may be somebody else here by now, or nobody: the frame looks again.
        if (isRefusal(error)) await context.queryClient.invalidateQueries(organizationQuery(slug))
        throw error
      }),
  ])

const isRefusal = (error: unknown) =>
  error instanceof Refusal && (error.status === 403 || error.status === 404)
