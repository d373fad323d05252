/** The word that was probably meant: at most one wrong letter in three. */
export function nearest(typed: string, words: string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(typed, word) }))
    .filter(({ word, distance }) => distance <= Math.ceil(word.length / 3))
    .toSorted((one, other) => one.distance - other.distance)
  return best?.word
}

/** Letters to add, remove or replace, after Levenshtein. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (const [index, otherLetter] of other.split('').entries()) {
      const replaced = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
