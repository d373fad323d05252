import { prepareList } from '#kit/record-list/index.ts'
import { namespaceOf, type Search } from '#kit/resource/index.ts'
import type { ListContext } from '../list/prepare-list-page.ts'
import { prepareReferences } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { trashQuery } from './trash-query.ts'

export const prepareTrashPage = (context: ListContext, screens: Screens, { searchTerm }: Search) =>
  prepareList(
    context,
    [namespaceOf(screens.resource), 'resource-pages'],
    [
      context.queryClient.infiniteQuery({
        ...trashQuery(screens, searchTerm || undefined),
        staleTime: 'static',
      }),
      ...prepareReferences(context.queryClient, screens),
    ],
  )
