export type MadeBook = { title: string; author: string; isbn: string; publishedYear: number }

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
  /** The first words are drawn far more often than the last. */
  const word = () => wordOf(Math.floor(WORDS ** draw()) - 1)
  for (let made = 0; made < count; made++) {
    const title = Array.from({ length: 2 + below(4) }, word).join(' ')
    const author = below(AUTHORS)
    yield {
      title: capital(title),
      author: `${capital(wordOf(author % 499))} ${capital(wordOf(author + 1000))}`,
      isbn: `978${`${made}`.padStart(10, '0')}`,
      publishedYear: 1450 + below(576),
    }
  }
}

/** A word of its own for every number. */
function wordOf(number: number): string {
  const rest = Math.floor(number / SYLLABLES.length)
  return (rest > 0 ? wordOf(rest - 1) : '') + (SYLLABLES[number % SYLLABLES.length] ?? '')
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
