import type { Database } from '../database/database.ts'

export const actorTypes = ['user', 'operator', 'sample', 'nobody'] as const
export type ActorType = (typeof actorTypes)[number]

export type Actor =
  | { type: 'user'; id: string; email: string; impersonatorId: string | null; key?: Key }
  | { type: 'operator' | 'sample' | 'nobody' }

export type Acting = { orm: Database['orm']; by: Actor }
export type Reading = Pick<Acting, 'orm'> & Partial<Pick<Acting, 'by'>>

type Person = { id: string; email: string }

type Key = { id: string; name: string; organizationId: string | null }
type Way = { impersonatedBy?: { id: string } | null; key?: Key }

export const actorOf = (user: Person, { impersonatedBy, key }: Way = {}): Actor => ({
  type: 'user',
  id: user.id,
  email: user.email,
  impersonatorId: impersonatedBy?.id ?? null,
  ...(key && { key }),
})

export const operator: Actor = { type: 'operator' }
export const anonymous: Actor = { type: 'nobody' }
