import { isDeepStrictEqual } from 'node:util'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges by key, where lines side by side would conflict; `decide` chooses where both sides changed one value. */
export function mergeJson(base, ours, theirs, decide) {
  if (isDeepStrictEqual(ours, base)) return theirs
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(ours, theirs)) return ours
  if (!isObject(ours) || !isObject(theirs)) return decide(ours, theirs)
  const from = isObject(base) ? base : {}
  return Object.fromEntries(
    keysOf(ours, theirs)
      .map((key) => [key, mergeJson(from[key], ours[key], theirs[key], decide)])
      .filter(([, value]) => value !== undefined),
  )
}

/** A key of theirs follows the key that it follows there. */
function keysOf(ours, theirs) {
  const keys = Object.keys(ours)
  const others = Object.keys(theirs)
  for (const [index, key] of others.entries()) {
    if (!keys.includes(key)) keys.splice(keys.indexOf(others[index - 1]) + 1, 0, key)
  }
  return keys
}

class JsonConflict extends Error {}

/** The text of a merged file, or undefined where both sides changed one value. */
export function mergeJsonTexts(base, ours, theirs) {
  try {
    const merged = mergeJson(...[base, ours, theirs].map((text) => JSON.parse(text)), () => {
      throw new JsonConflict()
    })
    return `${JSON.stringify(merged, null, 2)}\n`
  } catch (error) {
    if (error instanceof JsonConflict || error instanceof SyntaxError) return undefined
    throw error
  }
}
