import { directionOf, type Language } from '#i18n/languages.ts'

/** The letters of the language's script apart; a title may begin with one of any other. */
export function lettersFor(language: Language, all: readonly string[]) {
  const script = directionOf(language) === 'rtl' ? /^\p{Script=Arabic}/u : /^\p{Script=Latin}/u
  return { all, own: all.filter((letter) => script.test(letter)) }
}
