/** Typesetting by script: cased ones get capitals and tracking, joined ones neither, square ones break anywhere. */
export type Script = 'cased' | 'joined' | 'square' | 'other'

const CASED = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}]/u
const JOINED = /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u
const SQUARE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u
const LEFTWARD = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

const UNBREAKABLE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]{1,20}/gu

const LEADING: Record<Script, number> = { cased: 1.14, joined: 1.55, square: 1.3, other: 1.45 }

export function firstLetterOf(text: string): string {
  return /\p{L}\p{M}*/u.exec(text)?.[0] ?? ''
}

export function scriptOf(text: string): Script {
  const letter = firstLetterOf(text)
  if (JOINED.test(letter)) return 'joined'
  if (SQUARE.test(letter)) return 'square'
  return letter === '' || CASED.test(letter) ? 'cased' : 'other'
}

export function textDirection(text: string): 'ltr' | 'rtl' {
  return LEFTWARD.test(firstLetterOf(text)) ? 'rtl' : 'ltr'
}

/** The average advance of a character in em, rounded up, since the font isn't known on the server. */
function measure(character: string): number {
  if (/\p{M}|\p{Cf}/u.test(character)) return 0
  if (SQUARE.test(character)) return 1.05
  if (/[ijlftrI\p{P}]/u.test(character)) return 0.34
  if (/[mwMW]/.test(character)) return 0.9
  if (/\p{Lu}/u.test(character)) return 0.74
  if (CASED.test(character)) return 0.54
  return JOINED.test(character) ? 0.5 : 0.65
}

const ASCII = Array.from({ length: 128 }, (_, code) => measure(String.fromCharCode(code)))

const advanceOf = (character: string) => ASCII[character.charCodeAt(0)] ?? measure(character)

function widthOf(text: string): number {
  return Array.from(text, advanceOf).reduce((sum, advance) => sum + advance, 0)
}

function countLines(widths: readonly number[], room: number): number {
  let lines = 1
  let used = 0
  for (const width of widths) {
    if (used > 0 && used + width > room) {
      lines += 1
      used = 0
    }
    used += width + 0.25
  }
  return lines
}

export type Fit = { size: number; leading: number; lines: number }

type Room = {
  width: number
  height: number
  largest: number
  smallest: number
  tracking?: number
}

export function fitText(text: string, room: Room): Fit {
  const { width, height, largest, smallest, tracking = 0 } = room
  const leading = LEADING[scriptOf(text)]
  const words = (text.match(UNBREAKABLE) ?? [text]).map(
    (word) => widthOf(word) + tracking * word.length,
  )
  const widest = Math.max(...words)
  const fits = (size: number) =>
    widest * size <= width && countLines(words, width / size) * size * leading <= height
  let size = largest
  while (size > smallest && !fits(size)) size -= 0.25
  // Compensates for rounding errors when a line fits exactly.
  return { size, leading, lines: Math.max(1, Math.floor(height / (size * leading) + 1e-9)) }
}
