import { fold } from '#i18n/fold.ts'
import type { Range } from '#ui/overlays/palette-list.tsx'

/** Letters without case and accents, each with its place in the text, and where words begin. */
function lettersOf(text: string) {
  const letters: { letter: string; at: number; end: number; begins: boolean }[] = []
  let at = 0
  let isInWord = false
  for (const character of text) {
    const end = at + character.length
    const folded = fold(character)
    for (const letter of folded) letters.push({ letter, at, end, begins: !isInWord })
    const last = letters.at(-1)
    if (folded !== '') isInWord = inWord.test(folded)
    // An accent or a stretched line belongs to the letter before.
    else if (last) last.end = end
    at = end
  }
  return letters
}

const inWord = /[\p{L}\p{N}]/u

type Letters = ReturnType<typeof lettersOf>

export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** "gs" finds "Great Stories", and "dshb" the dashboard: letters in order, the first one at the start of a word. */
function inOrder(text: Letters, sought: string, among: (letter: Letters[number]) => boolean) {
  const found: number[] = []
  for (const letter of sought) {
    const from = (found.at(-1) ?? -1) + 1
    const next = text.findIndex(
      (one, at) =>
        at >= from && one.letter === letter && (found.length > 0 || one.begins) && among(one),
    )
    if (next < 0) return []
    found.push(next)
  }
  return found
}

const longestGap = 4

function fuzzyIn(text: Letters, sought: string) {
  if (sought.length < 2) return { distance: undefined, found: [] }
  const initials = inOrder(text, sought, ({ begins }) => begins)
  if (initials.length > 0) return { distance: 4, found: initials }
  const spread = inOrder(text, sought, () => true)
  const [first = 0] = spread
  const isNear = (spread.at(-1) ?? Infinity) - first < longestGap * sought.length
  return isNear ? { distance: 5, found: spread } : { distance: undefined, found: [] }
}

/** How far a label is from what is typed, if it is letters of it. */
export const fuzzyDistance = (label: string, term: string) =>
  fuzzyIn(lettersOf(label), wordsOf(term).join('')).distance

function wordIn(text: Letters, word: string): number[] {
  const letters = Array.from(word)
  const isAt = (at: number) => letters.every((letter, next) => text[at + next]?.letter === letter)
  const starts = text.flatMap((_, at) => (isAt(at) ? [at] : []))
  const start = starts.find((at) => text[at]?.begins) ?? starts[0]
  return start === undefined ? [] : letters.map((_, next) => start + next)
}

const rangesOf = (text: Letters, places: readonly number[]) =>
  [...new Set(places)]
    .toSorted((one, other) => one - other)
    .reduce<Range[]>((ranges, place) => {
      const { at = 0, end = 0 } = text[place] ?? {}
      const last = ranges.at(-1)
      if (last && last[1] >= at) last[1] = Math.max(end, last[1])
      else ranges.push([at, end])
      return ranges
    }, [])

/** The matched parts of a label and its detail, to be highlighted. */
export function marksOf({ label, detail = '' }: { label: string; detail?: string }, term: string) {
  const texts = [lettersOf(label), lettersOf(detail)] as const
  const words = wordsOf(term)
  const [inLabel, inDetail] = texts.map((text) => words.flatMap((word) => wordIn(text, word)))
  const isFound = (inLabel?.length ?? 0) + (inDetail?.length ?? 0) > 0
  const places = isFound ? inLabel : fuzzyIn(texts[0], words.join('')).found
  return { label: rangesOf(texts[0], places ?? []), detail: rangesOf(texts[1], inDetail ?? []) }
}
