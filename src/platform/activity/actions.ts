export type Action = `${string}.${string}`

export interface DomainActivity {
  actions: readonly Action[]
  targetTypes: readonly string[]
  /** Targets of one user alone, whose names no other user may read. */
  privateTypes?: readonly string[]
}

const registered: DomainActivity[] = []

export function registerActivity(...activities: DomainActivity[]): () => void {
  registered.push(...activities)
  return () => {
    for (const activity of activities) registered.splice(registered.indexOf(activity), 1)
  }
}

export const registeredActions = (): Action[] => [
  ...new Set(registered.flatMap(({ actions }) => actions)),
]

export const registeredTargetTypes = (): string[] => [
  ...new Set(registered.flatMap(({ targetTypes }) => targetTypes)),
]

export const isPrivateType = (targetType: string): boolean =>
  registered.some(({ privateTypes }) => privateTypes?.includes(targetType))

/** Commands load no parts and register nothing, so what they record is not checked. */
export function requireRegistered(action: string, targetType: string): void {
  if (registered.length === 0) return
  if (!registered.some(({ actions }) => actions.some((known) => known === action))) {
    throw new Error(`No domain registers the action ${action}`)
  }
  if (!registered.some(({ targetTypes }) => targetTypes.includes(targetType))) {
    throw new Error(`No domain registers the target ${targetType}`)
  }
}
