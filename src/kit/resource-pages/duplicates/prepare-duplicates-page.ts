import { prepareList } from '#kit/record-list/index.ts'
import { namespaceOf, type Search } from '#kit/resource/index.ts'
import type { ListContext } from '../list/prepare-list-page.ts'
import { prepareReferences } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { duplicatesQuery, ruleIn } from './duplicates-query.ts'

export function prepareDuplicatesPage(context: ListContext, screens: Screens, { rule }: Search) {
  const query = duplicatesQuery(screens, ruleIn(screens.resource, rule))
  const reading = context.queryClient.infiniteQuery({ ...query, staleTime: 'static' })
  const records = async () => (await reading).pages.flatMap(recordsIn)
  return prepareList(
    context,
    [namespaceOf(screens.resource), 'resource-pages'],
    [reading, ...prepareReferences(context.queryClient, screens, records)],
  )
}

const recordsIn = ({ items }: { items: { records: Record<string, unknown>[] }[] }) =>
  items.flatMap(({ records }) => records)
