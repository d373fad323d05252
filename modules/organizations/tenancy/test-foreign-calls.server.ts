import { expect } from 'vitest'
import type { inventionsApi } from './test-inventions.server.ts'

interface Foreign {
  organizationId: string
  kept: string
  trashed: string
  /** Of the caller's organization. */
  own: string
}

type Call = [verb: keyof typeof inventionsApi, input: object, status: number]

/** Each procedure, asked for the inventions of an organization that the caller may not reach. */
export function callsFor({ organizationId, kept, trashed, own }: Foreign): Call[] {
  const draft = { organizationId, name: 'Planted' }
  const setState = { type: 'setState', state: 'done' }
  return [
    ['list', {}, 200],
    ['list', { searchTerm: 'secret' }, 200],
    ['list', { organizationId }, 400],
    ['count', { searchTerm: 'secret' }, 200],
    ['count', { organizationId }, 200],
    ['names', { ids: [kept, trashed] }, 200],
    ['names', { searchTerm: 'secret' }, 200],
    ['get', { id: kept }, 404],
    ['create', draft, 400],
    ['update', { id: kept, version: 1, name: 'Taken' }, 404],
    ['update', { id: own, version: 1, organizationId }, 400],
    ['delete', { id: kept }, 404],
    ['listTrash', {}, 200],
    ['listTrash', { searchTerm: 'secret' }, 200],
    ['restore', { id: trashed }, 404],
    ['deletePermanently', { id: trashed }, 404],
    ['bulk', { ids: [kept, trashed], action: { type: 'delete' } }, 200],
    ['bulk', { ids: [trashed], action: { type: 'restore' } }, 200],
    ['bulk', { filter: { searchTerm: 'secret' }, action: setState }, 200],
    ['undoBulk', { undoId: kept }, 404],
    ['bulkPreview', { ids: [kept, trashed], action: setState }, 200],
    ['bulkPreview', { filter: { searchTerm: 'secret' }, action: setState }, 200],
  ]
}

type Ask = (verb: string, input: object) => Promise<{ status: number; text: string }>

export async function expectNothingShown(ask: Ask, calls: readonly Call[]): Promise<void> {
  for (const [verb, input, status] of calls) {
    const answer = await ask(verb, input)
    expect([verb, input, answer.status]).toEqual([verb, input, status])
    expect([verb, input, answer.text]).toEqual([
      verb,
      input,
      expect.not.stringMatching(/secret|quartz/i),
    ])
  }
}
