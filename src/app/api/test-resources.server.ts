import { getTableName } from 'drizzle-orm'
import { type Known, sampleDraft, sampleTable } from '#kit/resource/test-samples.server.ts'
import { operator } from '#platform/activity/actor.ts'
import type { Row } from '#platform/api/test-call-samples.ts'
import type { Database } from '#platform/database/database.ts'
import { roles } from '#rules/roles.ts'
import { serverParts } from '../server-parts.server.ts'

const { resources } = serverParts

const idAt = (place: number) => `019aa5b0-0000-7000-8000-000000001${`${place}`.padStart(3, '0')}`

const ids = new Map(
  resources.map(({ resource }, at) => [
    resource.path,
    { kept: idAt(2 * at), trashed: idAt(2 * at + 1) },
  ]),
)

const inTrash = ['restore', 'deletePermanently']

export function recordIdFor(procedure: string): string | undefined {
  const [path = '', verb = ''] = procedure.split('.')
  return ids.get(path)?.[inTrash.includes(verb) ? 'trashed' : 'kept']
}

export const resourceTables = resources.map(({ trash: { table } }) => getTableName(table))

export async function clearRecords({ orm }: Pick<Database, 'orm'>): Promise<void> {
  for (const { trash } of resources.toReversed()) {
    await trash.within({ orm, by: operator }, (every) => every.delete(trash.table))
  }
}

/** Later resources may refer to earlier ones. */
export async function newRecords({ orm }: Pick<Database, 'orm'>, others: Known): Promise<void> {
  const known = { ...others }
  for (const { resource, trash } of resources) {
    const { kept = '', trashed = '' } = ids.get(resource.path) ?? {}
    const rows = [
      { ...sampleDraft(resource, 1, known), id: kept },
      {
        ...sampleDraft(resource, 2, known),
        id: trashed,
        ...(resource.trash && { deletedAt: new Date() }),
      },
    ]
    await trash.within({ orm, by: operator }, (every) => every.insert(trash.table).values(rows))
    known[resource.name] = kept
  }
}

export const resourceBodies = (others: Known): Record<string, object> =>
  Object.fromEntries(
    resources.flatMap(({ resource: { path, nameField }, resource }) => {
      const id = ids.get(path)?.kept
      const known = { ...others, ...knownRecords }
      return [
        [`${path}.create`, sampleDraft(resource, 50, known)],
        [`${path}.update`, { version: 1, [nameField]: 'Renamed' }],
        [`${path}.exportChosen`, { ids: [id] }],
        [`${path}.bulk`, { ids: [id], action: { type: 'delete' } }],
      ]
    }),
  )

const knownRecords: Known = Object.fromEntries(
  resources.map(({ resource: { name, path } }) => [name, ids.get(path)?.kept]),
)

export const resourceReads = resources.map(({ resource }) => `${resource.path}.exportChosen`)

const keptNames: Known = Object.fromEntries(
  resources.map(({ resource }) => [
    resource.name,
    String(sampleDraft(resource, 1)[resource.nameField]),
  ]),
)

export const resourceFiles = (others: Known): Record<string, string> =>
  Object.fromEntries(
    resources.map(({ resource }) => [
      `${resource.path}.import`,
      sampleTable(resource, 60, { ...others, ...keptNames }),
    ]),
  )

const verbs: Record<string, readonly string[]> = {
  list: ['read'],
  get: ['read'],
  letters: ['read'],
  names: ['read'],
  export: ['read'],
  exportChosen: ['read'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  count: ['delete'],
  listTrash: ['delete'],
  restore: ['delete'],
  deletePermanently: ['delete'],
  bulk: ['update', 'delete'],
  import: ['create', 'update'],
}
const changing = ['create', 'update', 'delete', 'restore', 'deletePermanently', 'bulk', 'import']

export const resourceMatrix = (procedures: readonly string[]): Record<string, Row> =>
  Object.fromEntries(
    procedures.flatMap((procedure) => {
      const [path = '', verb = ''] = procedure.split('.')
      const found = resources.find(({ resource }) => resource.path === path)
      const wanted = verbs[verb]
      return found && wanted ? [[procedure, rowOf(found.resource.name, verb, wanted)]] : []
    }),
  )

function rowOf(name: string, verb: string, wanted: readonly string[]): Row {
  const granted = new Map<string, readonly string[]>(Object.entries(roles.user.permissions))
  const mayRead = wanted.every((action) => granted.get(name)?.includes(action))
  const reader = mayRead ? 'yes' : 'FORBIDDEN'
  const isChange = changing.includes(verb)
  return {
    stranger: 'UNAUTHORIZED',
    banned: 'UNAUTHORIZED',
    reader,
    acting: mayRead && isChange ? 'IMPERSONATING' : reader,
    manager: 'yes',
    demoManager: isChange ? 'DEMO_MODE' : 'yes',
  }
}
