import { capital } from './capital.ts'
import { languageAt } from './languages.ts'
import { namesOf } from './names.ts'
import { drawFrom, rankOf } from './random.ts'

export type MadeBook = {
  title: string
  author: string
  isbn: string
  publishedYear: number
  genre: number
}

export const GENRES = 40
const AUTHORS = 50_000
/** This many authors have written about equally much, the others less and less. */
const WELL_KNOWN = 200
const TITLE_LENGTHS = [6, 20, 25, 21, 14, 8, 6].flatMap((times, at) =>
  Array<number>(times).fill(at + 1),
)

export const authors = (seed = 1): string[] => namesOf(AUTHORS, seed)

export function* madeBooks(count: number, seed = 1): Generator<MadeBook> {
  const draw = drawFrom(seed)
  const below = (limit: number) => Math.floor(draw() * limit)
  const names = authors(seed)
  for (let made = 0; made < count; made++) {
    const { words } = languageAt(draw())
    const title = Array.from(
      { length: TITLE_LENGTHS[below(TITLE_LENGTHS.length)] ?? 1 },
      () => words[rankOf(draw(), words.length)],
    )
    yield {
      title: capital(title.join(' ')),
      author: names[rankOf(draw(), AUTHORS, WELL_KNOWN)] ?? '',
      isbn: isbnOf(made),
      publishedYear: 1450 + below(576),
      genre: rankOf(draw(), GENRES),
    }
  }
}

export function isbnOf(number: number): string {
  const body = `978${`${number}`.padStart(9, '0')}`
  const sum = Array.from(body, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return `${body}${(10 - (sum.reduce((total, part) => total + part, 0) % 10)) % 10}`
}
