import type { PageContext } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { mayIn, ofOwners, prepareIfMayUpdate } from '#modules/organizations/index.ts'
import { editedOrganizationQuery } from '../settings.queries.ts'
import { loadCards } from './load-cards.ts'

export const prepareSettings = (context: PageContext & { parts: Parts }, slug: string) =>
  prepareIfMayUpdate(context, slug, ({ id, role }) => [
    context.queryClient.query(editedOrganizationQuery(slug)),
    loadCards(context.parts).then(({ parts: cards }) => {
      const isOwner = mayIn(role, ofOwners)
      return Promise.all(cards.map((card) => card.prepare(context, { id, isOwner })))
    }),
    context.i18n.loadNamespaces(['forms', 'pictures', 'login', 'problems']),
  ])
