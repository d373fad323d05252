import type { LucideIcon } from 'lucide-react'
import { use } from 'react'
import { type ActivityParts, type ActivityTarget, type Parts, useParts } from '#kit/parts/index.ts'
import type { FieldKind, Resource } from '#kit/resource/index.ts'
import type { Action } from '#platform/activity/actions.ts'

export interface Recorded {
  actions: Action[]
  /** The types whose records belong to an organization. */
  organizationActions: Action[]
  targetTypes: string[]
  resources: ReadonlyMap<string, Resource>
  targets: ReadonlyMap<string, ActivityTarget>
  icons: Partial<Record<string, LucideIcon>>
  warnings: ReadonlySet<string>
  facts: ReadonlyMap<string, FieldKind>
  words: NonNullable<ActivityParts['words']>
}

export const mergeActivity = (parts: ActivityParts[]): Recorded => ({
  actions: parts.flatMap(({ actions }) => actions),
  organizationActions: parts.flatMap(organizationActionsOf),
  targetTypes: parts.flatMap(({ targetTypes }) => targetTypes),
  resources: new Map(
    parts.flatMap(({ resources = [] }) =>
      resources.map((resource) => [resource.name, resource] as const),
    ),
  ),
  targets: new Map(parts.flatMap(({ targets = {} }) => Object.entries(targets))),
  icons: Object.fromEntries(parts.flatMap(({ icons = {} }) => Object.entries(icons))),
  warnings: new Set(parts.flatMap(({ warnings = [] }) => warnings)),
  facts: new Map(parts.flatMap(({ facts = {} }) => Object.entries(facts))),
  words: Object.fromEntries(parts.flatMap(({ words = {} }) => Object.entries(words))),
})

const organizationActionsOf = ({
  actions,
  organizationActions = [],
  resources = [],
}: ActivityParts): Action[] => {
  const owned = resources.filter(({ belongsTo }) => belongsTo !== undefined)
  return actions.filter(
    (action) =>
      organizationActions.includes(action) ||
      owned.some(({ name }) => action.startsWith(`${name}.`)),
  )
}

type Load = Parts['loadActivity']

const loading = new WeakMap<Load, Promise<Recorded>>()

async function read(load: Load): Promise<Recorded> {
  try {
    return mergeActivity((await load()).parts)
  } catch (error) {
    loading.delete(load)
    throw error
  }
}

export function loadRecorded({ loadActivity: load }: Pick<Parts, 'loadActivity'>) {
  const known = loading.get(load)
  if (known) return known
  const started = read(load)
  loading.set(load, started)
  // React takes the value of such a promise at once.
  void started.then(
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    () => undefined,
  )
  return started
}

/** `use` is called always: React fails if it is left out when a suspended component renders again. */
export function useRecorded(): Recorded {
  return use(loadRecorded(useParts()))
}
