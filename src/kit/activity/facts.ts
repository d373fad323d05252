import type { Activity } from './activity-list.server.ts'

type Facts = NonNullable<Activity['after']>

export const factsOf = ({ before, after }: Pick<Activity, 'before' | 'after'>): Facts => ({
  ...before,
  ...after,
})

export function textIn(facts: Facts, name: string): string | undefined {
  const value = facts[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const personEmail = (act: Pick<Activity, 'before' | 'after'>) =>
  textIn(factsOf(act), 'email')

export function numberIn(facts: Facts, name: string): number {
  const value = facts[name]
  return typeof value === 'number' ? value : 0
}

export function factsIn(facts: Facts, name: string): Facts {
  const value = facts[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function momentIn(facts: Facts, name: string): Date | undefined {
  const written = textIn(facts, name)
  return written === undefined ? undefined : new Date(written)
}

export const isChange = ({ action }: Pick<Activity, 'action'>) => action.endsWith('.update')

/** A value that is equal on both sides only identifies what was changed. */
export const changedFields = ({ before, after }: Pick<Activity, 'before' | 'after'>) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
