import type { Resource } from '#kit/resource/index.ts'

type Facts = Record<string, unknown>

export interface RecordedAct {
  id: string
  action: string
  before: Facts | null
  after: Facts | null
}

interface Versioned extends Facts {
  version: number
}

interface Earlier {
  values: Facts
  /** Fields that an unrecorded change may have had another value in. */
  unsure: string[]
}

export const isVersion = (
  { name }: Pick<Resource, 'name'>,
  { action }: Pick<RecordedAct, 'action'>,
) => action === `${name}.create` || action === `${name}.update`

/** The record after the act with this id, from its history, newest first. */
export function versionAt(
  resource: Pick<Resource, 'name' | 'fields'>,
  record: Versioned,
  { history, id }: { history: readonly RecordedAct[]; id: string },
): Earlier | undefined {
  const place = history.findIndex((act) => act.id === id)
  const wanted = history[place]
  if (!wanted || !isVersion(resource, wanted)) return undefined
  const fields = Object.keys(resource.fields)
  const later = history.slice(0, place).filter((act) => isVersion(resource, act))
  const known: Facts = {}
  for (const { before } of later) Object.assign(known, before)
  Object.assign(known, wanted.after)
  const values = fields.map((name) => [name, name in known ? known[name] : record[name]] as const)
  const unsure = isWhole(resource, record, history) ? [] : fields.filter((name) => !(name in known))
  return { values: Object.fromEntries(values), unsure }
}

/** Changes of many records at once, imports and merges have one row for all records, which no history of a record has. */
function isWhole(
  { name }: Pick<Resource, 'name'>,
  { version }: Versioned,
  history: readonly RecordedAct[],
) {
  const counted = ['update', 'delete', 'restore'].map((verb) => `${name}.${verb}`)
  const changes = history.filter(({ action }) => counted.includes(action)).length
  return history.some(({ action }) => action === `${name}.create`) && version === changes + 1
}
