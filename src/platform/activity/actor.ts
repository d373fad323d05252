import type { Database } from '../database/database.ts'

export const actorTypes = ['user', 'operator', 'nobody'] as const
export type ActorType = (typeof actorTypes)[number]

/** Somebody signed in, whoever sits at the command line, or nobody that we know. */
export type Actor =
  | { type: 'user'; id: string; email: string; impersonatorId: string | null }
  | { type: 'operator' | 'nobody' }

/** On what a verb stands that puts on record who did it. */
export type Acting = { orm: Database['orm']; by: Actor }

type Person = { id: string; email: string }

/** Somebody who acts, or as whom an admin acts. */
export const actorOf = (user: Person, impersonator?: { id: string } | null): Actor => ({
  type: 'user',
  id: user.id,
  email: user.email,
  impersonatorId: impersonator?.id ?? null,
})

export const operator: Actor = { type: 'operator' }
export const nobody: Actor = { type: 'nobody' }
