import { fold } from '#i18n/fold.ts'
import type { Range } from '../ui/palette-list.tsx'
import type { Offer, OfferGroup } from './record-search.ts'

const inWord = /[\p{L}\p{N}]/u

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

type Letter = ReturnType<typeof lettersOf>[number]

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

function wordIn(text: Letter[], word: string) {
  const letters = Array.from(word)
  const isAt = (at: number) => letters.every((letter, next) => text[at + next]?.letter === letter)
  const starts = text.flatMap((one, at) => (isAt(at) ? [{ at, begins: one.begins }] : []))
  const start = starts.find(({ begins }) => begins) ?? starts[0]
  return { begins: start?.begins, places: start ? letters.map((_, next) => start.at + next) : [] }
}

/** "gs" finds "Great Stories", and "dshb" the dashboard: letters in order, the first one at the start of a word. */
function inOrder(text: Letter[], sought: string, among: (letter: Letter) => boolean) {
  const places: number[] = []
  for (const letter of sought) {
    const from = (places.at(-1) ?? -1) + 1
    const isNext = (one: Letter, at: number) =>
      at >= from && one.letter === letter && (from > 0 || one.begins) && among(one)
    const next = text.findIndex(isNext)
    if (next < 0) return []
    places.push(next)
  }
  return places
}

const longestGap = 4

function fuzzyIn(text: Letter[], sought: string) {
  const initials = inOrder(text, sought, ({ begins }) => begins)
  if (initials.length > 0) return { distance: 4, places: initials }
  const places = inOrder(text, sought, () => true)
  const isNear = (places.at(-1) ?? Infinity) - (places[0] ?? 0) < longestGap * sought.length
  return isNear ? { distance: 5, places } : { distance: Infinity, places: [] }
}

function rangesOf(text: Letter[], places: readonly number[]) {
  const ranges: Range[] = []
  for (const place of places.toSorted((one, other) => one - other)) {
    const { at = 0, end = 0 } = text[place] ?? {}
    const last = ranges.at(-1)
    if (last && last[1] >= at) last[1] = Math.max(end, last[1])
    else ranges.push([at, end])
  }
  return ranges
}

/** Measures how far a command is from what is typed, and finds its matched parts, which are highlighted. */
export function matchOf(
  { label, detail = '' }: Pick<Offer, 'label' | 'detail'>,
  { term, heading = '' }: { term: string; heading?: string },
) {
  const words = wordsOf(term)
  const texts = [lettersOf(label), lettersOf(detail), lettersOf(heading)] as const
  const hits = words.map((word) => texts.map((text) => wordIn(text, word)))
  const [inLabel = [], inDetail = []] = texts.map((_, at) =>
    hits.flatMap((hit) => hit[at]?.places ?? []),
  )
  const fuzzy = fuzzyIn(texts[0], words.join(''))
  const isFound = inLabel.length + inDetail.length > 0

  function distance() {
    if (wordsOf(label).join(' ').startsWith(words.join(' '))) return 0
    if (hits.every(([first]) => first?.begins)) return 1
    if (hits.every((hit) => hit.some(({ begins }) => begins))) return 2
    if (hits.every((hit) => hit.some(({ places }) => places.length > 0))) return 3
    return fuzzy.distance
  }
  return {
    distance: distance(),
    marks: {
      label: rangesOf(texts[0], isFound ? inLabel : fuzzy.places),
      detail: rangesOf(texts[1], inDetail),
    },
  }
}

interface Sought {
  term: string
  headingOf: (group: OfferGroup) => string
  /** Ids of the latest used, which come first among those that are equally close. */
  recent: readonly string[]
}

export const findCommands = (commands: readonly Offer[], { term, headingOf, recent }: Sought) =>
  commands
    .map((command) => ({
      command,
      ...matchOf(command, { term, heading: headingOf(command.group) }),
      rest: [...recent, command.id].indexOf(command.id),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance || one.rest - other.rest)
    .map(({ command, marks }) => Object.assign({}, command, { marks }))
