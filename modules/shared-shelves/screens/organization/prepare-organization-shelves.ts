import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { prepareWithin } from '#modules/organizations/index.ts'
import { sharedShelvesQuery } from '../../shared-shelves.queries.ts'

export const prepareOrganizationShelves = (
  context: { i18n: I18n; queryClient: QueryClient },
  slug: string,
) =>
  Promise.all([
    prepareWithin(context, slug, ({ id }) => [
      context.queryClient.infiniteQuery({ ...sharedShelvesQuery(id), staleTime: 'static' }),
      context.queryClient.query(genresQuery),
    ]),
    context.i18n.loadNamespaces('shelves'),
  ])
