import { readFileSync } from 'node:fs'
import { drawFrom } from './random.ts'

/** A frozen copy of our texts' words, most common first: later text changes must not change a figure. */
const real = (name: string): string[] =>
  readFileSync(new URL(`words/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/)

const LONGEST = 14
/** Per word: most generated words already exist. */
const TRIES = 20

/** Combinations overlap by two letters, so that trigrams keep the language's frequencies. */
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
