import type { LucideIcon } from 'lucide-react'
import { use } from 'react'
import { type ActivityParts, type ActivityTarget, type Parts, useParts } from '#kit/parts/index.ts'
import type { FieldKind, Resource } from '#kit/resource/index.ts'
import type { Action } from '#platform/activity/actions.ts'

export interface Recorded {
  actions: Action[]
  targetTypes: string[]
  resources: ReadonlyMap<string, Resource>
  targets: ReadonlyMap<string, ActivityTarget>
  icons: Partial<Record<string, LucideIcon>>
  warnings: ReadonlySet<string>
  facts: ReadonlyMap<string, FieldKind>
}

export const mergeActivity = (parts: ActivityParts[]): Recorded => ({
  actions: parts.flatMap(({ actions }) => actions),
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
})

type Load = Parts['loadActivity']

const loading = new WeakMap<Load, Promise<Recorded>>()
const loaded = new WeakMap<Load, Recorded>()

async function read(load: Load): Promise<Recorded> {
  try {
    const recorded = mergeActivity((await load()).domains)
    loaded.set(load, recorded)
    return recorded
  } catch (error) {
    loading.delete(load)
    throw error
  }
}

export function loadRecorded({ loadActivity: load }: Pick<Parts, 'loadActivity'>) {
  const started = loading.get(load) ?? read(load)
  loading.set(load, started)
  return started
}

export function useRecorded(): Recorded {
  const parts = useParts()
  return loaded.get(parts.loadActivity) ?? use(loadRecorded(parts))
}
