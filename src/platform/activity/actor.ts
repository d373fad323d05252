import type { Database } from '../database/database.ts'

export const actorTypes = ['user', 'operator', 'sample', 'nobody'] as const
export type ActorType = (typeof actorTypes)[number]

export type Actor =
  | { type: 'user'; id: string; email: string; impersonatorId: string | null }
  | { type: 'operator' | 'sample' | 'nobody' }

export type Acting = { orm: Database['orm']; by: Actor }
export type Reading = Pick<Acting, 'orm'> & Partial<Pick<Acting, 'by'>>

type Person = { id: string; email: string }

export const actorOf = (user: Person, impersonator?: { id: string } | null): Actor => ({
  type: 'user',
  id: user.id,
  email: user.email,
  impersonatorId: impersonator?.id ?? null,
})

export const operator: Actor = { type: 'operator' }
export const anonymous: Actor = { type: 'nobody' }
