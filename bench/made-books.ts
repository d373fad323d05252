export type MadeBook = {
  title: string
  author: string
  isbn: string
  publishedYear: number
  /** The first has a fifth of all books, the last hardly any. */
  genre: number
}

export const GENRES = 40
const AUTHORS = 50_000
const WORDS = 20_000
const SYLLABLES = [
  'ka',
  'ro',
  'mi',
  'del',
  'san',
  'tu',
  'ber',
  'lin',
  'o',
  'var',
  'ey',
  'gor',
  'pa',
  'shi',
  'nu',
  'ter',
]

/** Books that look like books: the same for the same seed, common words often and rare ones rarely, as in a language. */
export function* madeBooks(count: number, seed = 1): Generator<MadeBook> {
  const draw = drawFrom(seed)
  const below = (limit: number) => Math.floor(draw() * limit)
  /** The first are drawn far more often than the last. */
  const seldomBelow = (limit: number) => Math.floor((limit + 1) ** draw()) - 1
  const word = () => wordOf(seldomBelow(WORDS))
  for (let made = 0; made < count; made++) {
    const title = Array.from({ length: 2 + below(4) }, word).join(' ')
    const author = below(AUTHORS)
    yield {
      title: capital(title),
      author: `${capital(wordOf(author % 499))} ${capital(wordOf(author + 1000))}`,
      isbn: isbnOf(made),
      publishedYear: 1450 + below(576),
      genre: seldomBelow(GENRES),
    }
  }
}

/** A word of its own for every number. */
function wordOf(number: number): string {
  const rest = Math.floor(number / SYLLABLES.length)
  return (rest > 0 ? wordOf(rest - 1) : '') + (SYLLABLES[number % SYLLABLES.length] ?? '')
}

/** With its check digit, for which digits count once and three times in turn. */
export function isbnOf(number: number): string {
  const body = `978${`${number}`.padStart(9, '0')}`
  const sum = Array.from(body, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return `${body}${(10 - (sum.reduce((total, part) => total + part, 0) % 10)) % 10}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Mulberry32: small, quick and the same everywhere. */
function drawFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
