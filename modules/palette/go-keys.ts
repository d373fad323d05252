import type { Place } from '#layouts/commands/command.ts'

/** G, then the first letter of the page's address that no page before it has. */
export function withGoKeys(places: readonly Place[]): Place[] {
  const taken = new Set<string>()
  return places.map((place) => {
    const word = place.to.split('/')[2] ?? 'home'
    const letter = Array.from(word).find((one) => !taken.has(one))
    if (!letter) return place
    taken.add(letter)
    return { ...place, keys: `g ${letter}` }
  })
}
