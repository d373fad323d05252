import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AddedLink, linkTo, linkToAdded, needsOf } from '#kit/resource-pages/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { FoundRecord, OfferGroup, RecordSearch } from '../search/record-search.ts'

interface CommandLabels {
  create: string
  /** Pages that modules bring, with their labels. */
  added?: readonly (readonly [page: AddedLink, label: string])[]
  trash?: string
}

export function resourceCommands(
  resource: Resource,
  labels: CommandLabels,
  createIcon: ReactNode = <Plus />,
): Command[] {
  const { path } = resource
  const links = linkTo(resource)
  const create: Command = {
    id: `${path}.new`,
    to: links.create,
    group: 'new',
    label: labels.create,
    icon: createIcon,
    needs: inManager(needsOf(resource, 'create')),
  }
  const added = (labels.added ?? []).map(([{ Icon, ...page }, label]) => ({
    id: `${path}.${page.path}`,
    to: linkToAdded(resource, page),
    group: 'manager' as const,
    label,
    icon: <Icon />,
    needs: inManager(needsOf(resource, ...page.needs)),
  }))
  const trash = labels.trash !== undefined && {
    id: `${path}.trash`,
    to: links.trash,
    group: 'manager' as const,
    label: labels.trash,
    icon: <Trash2 />,
    needs: inManager(needsOf(resource, 'delete')),
  }
  return [create, ...added, trash].filter((command) => command !== false)
}

const inManager = (needs: Permissions): Permissions => ({ apps: ['manager'], ...needs })

interface SearchOptions<Row> extends Partial<Pick<RecordSearch, 'pathOf'>> {
  group: OfferGroup
  icon: ReactNode
  list: (
    input: { searchTerm: string; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<{ items: Row[] }>
  get: (input: { id: string }, options: { signal: AbortSignal }) => Promise<Row>
  show: (record: Row) => FoundRecord
}

export const resourceSearch = <Row,>(
  resource: Resource,
  { group, icon, list, get, show, pathOf }: SearchOptions<Row>,
): RecordSearch => ({
  group,
  icon,
  needs: needsOf(resource, 'read'),
  queryKey: [resource.path],
  async find(searchTerm, { signal }) {
    const { items } = await list({ searchTerm, limit: 5 }, { signal })
    return items.map(show)
  },
  read: async (id, { signal }) => show(await get({ id }, { signal })),
  pathOf: pathOf ?? ((id) => linkTo(resource).detail(id)),
})
