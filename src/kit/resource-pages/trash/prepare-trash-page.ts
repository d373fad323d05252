import { type PageContext, preparePage } from '#kit/page/index.ts'
import { namespaceOf, type Search } from '#kit/resource/index.ts'
import { prepareReferences } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { trashQuery } from './trash-query.ts'

export const prepareTrashPage = (context: PageContext, screens: Screens, { searchTerm }: Search) =>
  preparePage({
    context,
    kind: 'list',
    texts: [namespaceOf(screens.resource), 'resource-pages'],
    queries: [trashQuery(screens, searchTerm || undefined)],
    reading: () => prepareReferences(context.queryClient, screens),
  })
