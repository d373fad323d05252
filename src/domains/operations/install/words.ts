import type { Language } from '#i18n/languages.ts'
import ar from './locales/ar.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import sw from './locales/sw.json'

const WORDS: Record<Language, typeof en> = { en, fr, ar, sw }

export const wordsIn = (language: Language, key: keyof typeof en) => WORDS[language][key]
