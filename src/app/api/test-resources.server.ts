import { getTableName } from 'drizzle-orm'
import { baseName, type Resource } from '#kit/resource/index.ts'
import { type Known, sampleDraft, sampleTable } from '#kit/resource/test-samples.server.ts'
import { operator } from '#platform/activity/actor.ts'
import type { Row } from '#platform/api/test-call-samples.ts'
import type { Database } from '#platform/database/database.ts'
import { roles } from '#rules/roles.ts'
import { serverParts } from '../server-parts.server.ts'
import { resourceCalls } from './test-samples.server.ts'
import { clearUndos, newUndos, undoBodies } from './test-undos.server.ts'

const { resources } = serverParts

const idAt = (place: number) => `019aa5b0-0000-7000-8000-000000001${`${place}`.padStart(3, '0')}`

const ids = new Map(
  resources.map(({ resource }, at) => [
    resource.path,
    { kept: idAt(3 * at), trashed: idAt(3 * at + 1), alike: idAt(3 * at + 2) },
  ]),
)

const inTrash = ['restore', 'deletePermanently']

export function recordIdFor(procedure: string): string | undefined {
  const [path = '', ...rest] = procedure.split('.')
  const verb = rest.join('.')
  const place = resources.findIndex(({ resource }) => resource.path === path)
  const added = resourceCalls.map(({ idFor }) => idFor?.(verb, place)).findLast(Boolean)
  return added ?? ids.get(path)?.[inTrash.includes(verb) ? 'trashed' : 'kept']
}

export const resourceTables = resources.map(({ trash: { table } }) => getTableName(table))

export async function clearRecords({ orm }: Pick<Database, 'orm'>): Promise<void> {
  for (const { clear } of resourceCalls) await clear?.({ orm })
  await clearUndos({ orm })
  for (const { trash } of resources.toReversed()) {
    await trash.within({ orm, by: operator }, (every) => every.delete(trash.table))
  }
}

/** Later resources may refer to earlier ones. */
export async function newRecords(
  { orm }: Pick<Database, 'orm'>,
  { ids: others, names, email }: { ids: Known; names: Known; email: string },
): Promise<void> {
  const known = { ...others }
  for (const [place, { resource, trash }] of resources.entries()) {
    const { kept = '', trashed = '', alike } = ids.get(resource.path) ?? {}
    const rows = [
      { ...sampleDraft(resource, 1, known), id: kept },
      {
        ...sampleDraft(resource, 2, known),
        id: trashed,
        ...(resource.trash && { deletedAt: new Date() }),
      },
      ...(resource.alike ? [{ ...alikeDraft(resource, known), id: alike }] : []),
    ]
    await trash.within({ orm, by: operator }, (every) => every.insert(trash.table).values(rows))
    known[resource.name] = kept
    const values = valuesOf(resource, { ...names, ...keptNames })
    const { name } = resource
    const sampled = { name, place, email, values, keptId: kept }
    for (const { fill } of resourceCalls) await fill?.({ orm }, sampled)
    await newUndos({ orm }, { resource, place, email })
  }
}

const valuesOf = (resource: Resource, names: Known) =>
  Object.fromEntries(
    Object.entries(sampleDraft(resource, 70, names)).map(([key, value]) => [baseName(key), value]),
  )

function alikeDraft(resource: Resource, known: Known) {
  const draft = sampleDraft(resource, 1, known)
  return { ...draft, [resource.nameField]: `${String(draft[resource.nameField])}!` }
}

export const resourceBodies = (others: Known): Record<string, object> =>
  Object.fromEntries(
    resources.flatMap(({ resource: { path, nameField }, resource }, place) => {
      const { kept: id = '', alike = '' } = ids.get(path) ?? {}
      const rule = Object.entries(resource.alike ?? {}).find(([, [first]]) => first === nameField)
      const known = { ...others, ...knownRecords }
      return [
        [`${path}.create`, sampleDraft(resource, 50, known)],
        [`${path}.update`, { version: 1, [nameField]: 'Renamed' }],
        [`${path}.bulk`, { ids: [id], action: { type: 'delete' } }],
        [`${path}.bulkPreview`, { ids: [id], action: { type: 'delete' } }],
        ...resourceCalls.flatMap(({ bodies }) =>
          Object.entries(bodies({ place, keptId: id, alikeId: alike, rule: rule?.[0] })).map(
            ([verb, body]) => [`${path}.${verb}`, body] as const,
          ),
        ),
        ...Object.entries(undoBodies(path, place)),
      ]
    }),
  )

const knownRecords: Known = Object.fromEntries(
  resources.map(({ resource: { name, path } }) => [name, ids.get(path)?.kept]),
)

const added = resourceCalls.flatMap(({ verbs }) => Object.entries(verbs))

export const resourceReads = resources.flatMap(({ resource: { path } }) => [
  `${path}.bulkPreview`,
  ...added.flatMap(([verb, { isReading }]) => (isReading ? [`${path}.${verb}`] : [])),
])

const keptNames: Known = Object.fromEntries(
  resources.map(({ resource }) => [
    resource.name,
    String(sampleDraft(resource, 1)[resource.nameField]),
  ]),
)

export const resourceFiles = (others: Known): Record<string, string> =>
  Object.fromEntries(
    resources.flatMap(({ resource }) =>
      resourceCalls
        .flatMap(({ files = [] }) => files)
        .map((verb) => [
          `${resource.path}.${verb}`,
          sampleTable(resource, 60, { ...others, ...keptNames }),
        ]),
    ),
  )

const verbs: Record<string, readonly string[]> = {
  list: ['read'],
  get: ['read'],
  values: ['read'],
  names: ['read'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  count: ['delete'],
  listTrash: ['delete'],
  restore: ['delete'],
  deletePermanently: ['delete'],
  bulk: ['update', 'delete'],
  bulkPreview: ['update', 'delete'],
  undoBulk: ['update', 'delete'],
  ...Object.fromEntries(added.map(([verb, { needs }]) => [verb, needs])),
}
const reading = [
  'list',
  'get',
  'values',
  'names',
  'count',
  'bulkPreview',
  'listTrash',
  ...added.flatMap(([verb, { isReading }]) => (isReading ? [verb] : [])),
]
const changing = Object.keys(verbs).filter((verb) => !reading.includes(verb))

export const resourceMatrix = (procedures: readonly string[]): Record<string, Row> =>
  Object.fromEntries(
    procedures.flatMap((procedure) => {
      const [path = '', ...rest] = procedure.split('.')
      const verb = rest.join('.')
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
    readerKey: reader,
    managerKey: 'yes',
  }
}
