import { readFileSync } from 'node:fs'
import { drawFrom } from './chance.ts'

/** Real ones, of our texts and of the sample catalogue as they once were, the commonest first: kept, so that no text moves a figure. */
const real = (name: string): string[] =>
  readFileSync(new URL(`words/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/)

const LONGEST = 14
/** For each word: most that are made have been made before. */
const TRIES = 20

/**
 * As many as wanted, where so many can be made: the real ones, then rare ones made of the beginning of one and the end of another that share two
 * letters where they meet. So each three letters in a row are those of a language, as often as there.
 */
export function wordsLike(name: string, count: number): string[] {
  const known = real(name)
  const words = new Set(known)
  const endings = endingsOf(known)
  const draw = drawFrom(known.length)
  const oneOf = <Item>(items: Item[]) => items[Math.floor(draw() * items.length)]
  for (let tries = 0; tries < count * TRIES && words.size < count; tries++) {
    const beginning = oneOf(known) ?? ''
    const cut = 1 + Math.floor(draw() * (beginning.length - 1))
    const ending = oneOf(endings.get(beginning.slice(cut, cut + 2)) ?? ['']) ?? ''
    const word = beginning.slice(0, cut) + ending
    if (word.length > 2 && word.length <= LONGEST) words.add(word)
  }
  return [...words].slice(0, count)
}

/** By the two letters that they begin with. */
function endingsOf(words: string[]): Map<string, string[]> {
  const endings = new Map<string, string[]>()
  for (const word of words) {
    for (let at = 1; at < word.length - 1; at++) {
      const met = word.slice(at, at + 2)
      const known = endings.get(met) ?? []
      known.push(word.slice(at))
      endings.set(met, known)
    }
  }
  return endings
}
