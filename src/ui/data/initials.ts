/** Keeps two Arabic letters from joining into one glyph. */
const NON_JOINER = '\u200c'

/** Letters that need no segmenter, which takes longer to make than a list of users to draw. */
const PLAIN = /^[a-z0-9](?![^ -\u024f])/i

let graphemes: Intl.Segmenter | undefined

export function initials(name: string) {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word = '') => firstLetter(word)).join(NON_JOINER)
}

/** The Arabic article; with it, most names would share an initial. */
const ARTICLE = /^ال(?=\p{L}{2})/u

function firstLetter(word: string) {
  if (PLAIN.test(word)) return word.charAt(0).toLocaleUpperCase()
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const [first] = graphemes.segment(word.replace(ARTICLE, ''))
  return first?.segment.toLocaleUpperCase() ?? ''
}

const HUES = [15, 50, 85, 130, 165, 210, 255, 300, 335]

export function hueOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return HUES[sum % HUES.length]
}
