const STORAGE = 'kept-draft'

export function keepDraft(name: string, draft: object) {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify({ name, draft }))
  } catch {
    // The browser may block storage; the form then starts empty.
  }
}

export function recallDraft<Values extends object>(
  name: string,
  initial: Values,
): Partial<Values> | undefined {
  const kept = read()
  return kept?.name === name && isPartOf(initial, kept.draft) ? kept.draft : undefined
}

export function forgetDraft(name: string) {
  if (read()?.name === name) sessionStorage.removeItem(STORAGE)
}

function read() {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isFilled = (value: unknown): value is object => typeof value === 'object' && value !== null

const isKept = (kept: unknown): kept is { name: string; draft: object } =>
  isFilled(kept) && 'name' in kept && 'draft' in kept && isFilled(kept.draft)

function isPartOf<Values extends object>(initial: Values, draft: object): draft is Partial<Values> {
  const types = new Map(Object.entries(initial).map(([name, value]) => [name, typeof value]))
  return Object.entries(draft).every(([name, value]) => types.get(name) === typeof value)
}
