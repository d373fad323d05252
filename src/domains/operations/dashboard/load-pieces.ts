import type { DashboardPieces, DashboardSource } from '#kit/dashboard/index.ts'
import { createOnDemand, type OnDemand } from '#ui/first-use/on-demand.ts'
import { mailPieces } from './mails/mail-pieces.ts'

const loaded = new WeakMap<DashboardSource[], OnDemand<DashboardPieces[]>>()

/** Loads the code of the domains once. */
export function piecesFrom(sources: DashboardSource[]): OnDemand<DashboardPieces[]> {
  const known = loaded.get(sources)
  if (known) return known
  const made = createOnDemand(async () => [
    mailPieces,
    ...(await Promise.all(sources.map(({ load }) => load()))),
  ])
  loaded.set(sources, made)
  return made
}
