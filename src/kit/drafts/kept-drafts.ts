import { STORAGE } from './storage.ts'

const MOST_DRAFTS = 20

/** Changed fields only: as the user typed them, and as they were before. */
export interface Draft<Values> {
  values: Partial<Values>
  base: Partial<Values>
}

interface Kept {
  user: string
  drafts: Map<string, Draft<object>>
}

/** Drafts of another user are removed from the tab. */
export function keepDraft(user: string, name: string, draft: Draft<object>) {
  const drafts = draftsOf(user)
  drafts.delete(name)
  write(user, new Map([...drafts, [name, draft] as const].slice(-MOST_DRAFTS)))
}

export function recallDraft<Values extends object>(
  user: string,
  name: string,
  initial: Values,
): Draft<Values> | undefined {
  const kept = read()
  if (kept && kept.user !== user) sessionStorage.removeItem(STORAGE)
  const draft = kept?.user === user ? kept.drafts.get(name) : undefined
  return draft && isOf(initial, draft) ? draft : undefined
}

export function forgetDraft(user: string, name: string) {
  const drafts = draftsOf(user)
  if (drafts.delete(name)) write(user, drafts)
}

function draftsOf(user: string): Kept['drafts'] {
  const kept = read()
  return kept?.user === user ? kept.drafts : new Map<string, Draft<object>>()
}

function write(user: string, drafts: Kept['drafts']) {
  try {
    if (drafts.size === 0) sessionStorage.removeItem(STORAGE)
    else sessionStorage.setItem(STORAGE, JSON.stringify({ user, drafts: [...drafts] }))
  } catch {
    // The browser may block storage, or it is full; the form then starts empty.
  }
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null')
    return isKept(kept) ? { user: kept.user, drafts: new Map(kept.drafts) } : undefined
  } catch {
    return undefined
  }
}

const isFilled = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isEntry = (entry: unknown): entry is [string, Draft<object>] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  isFilled(entry[1]) &&
  isFilled(entry[1]['values']) &&
  isFilled(entry[1]['base'])

const isKept = (kept: unknown): kept is { user: string; drafts: [string, Draft<object>][] } =>
  isFilled(kept) &&
  typeof kept['user'] === 'string' &&
  Array.isArray(kept['drafts']) &&
  kept['drafts'].every(isEntry)

/** A release in between may have changed the fields of the form. */
function isOf<Values extends object>(
  initial: Values,
  draft: Draft<object>,
): draft is Draft<Values> {
  const types = new Map(Object.entries(initial).map(([name, value]) => [name, typeof value]))
  return [draft.values, draft.base]
    .flatMap((part) => Object.entries(part))
    .every(([name, value]) => types.get(name) === typeof value)
}
