import { wordsLike } from './words.ts'

type Language = { words: string[]; share: number }

export const languages: [Language, ...Language[]] = [
  { words: wordsLike('en', 24_000), share: 0.5 },
  { words: wordsLike('fr', 20_000), share: 0.2 },
  { words: wordsLike('sw', 24_000), share: 0.15 },
  { words: wordsLike('ar', 12_000), share: 0.15 },
]

export function languageAt(place: number): Language {
  let rest = place
  return languages.find(({ share }) => (rest -= share) < 0) ?? languages[0]
}
