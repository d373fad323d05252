import { type Migration, moduleOf } from './read-migrations.ts'

/**
 * Until the first release, one history of 53 migrations made the tables of base and modules. Baselines with the time of its end
 * took its place: a database that has applied all of it has applied them, too.
 */
const end = '20261128193846'

const isEarlier = (name: string) => moduleOf(name) === undefined && name.slice(0, 14) < end

const isLast = (name: string) => name.startsWith('20261128193845')

export const lacksEarlier = (names: string[]) => names.some(isEarlier) && !names.some(isLast)

export const earlierMissing =
  'The database was made before the first release and lacks migrations of that time. ' +
  'Run “node scripts/earlier/bring-up.mjs” with its DATABASE_URL or DATA_DIR, and start again.'

/** The names of what a database or a backup has applied, in terms of the migrations of today. */
export function withBaselines(applied: string[], known: Migration[]): string[] {
  const knownNames = known.map(({ name }) => name)
  const earlier = applied.filter((name) => isEarlier(name) && !knownNames.includes(name))
  if (!earlier.some(isLast)) return applied
  const baselines = knownNames.filter((name) => name.endsWith(`${end}_baseline`))
  return [...baselines, ...applied.filter((name) => !earlier.includes(name))]
}
