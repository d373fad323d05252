import { globSync, readFileSync } from 'node:fs'

/** A text of the pages, by its keys: a module may say one of the base its own way. */
export function textOf(namespace: string, keys: string, language = 'en'): string {
  const places = [`src/**/${namespace}/locales/`, `modules/**/${namespace}/locales/`]
  const found = places
    .flatMap((place) => globSync(`${place}${language}.json`))
    .map((file) => keys.split('.').reduce<unknown>(within, JSON.parse(readFileSync(file, 'utf8'))))
    .findLast((text) => typeof text === 'string')
  if (typeof found !== 'string') throw new Error(`No text ${namespace}: ${keys} in ${language}`)
  return found
}

const within = (texts: unknown, key: string): unknown =>
  typeof texts === 'object' && texts !== null ? Reflect.get(texts, key) : undefined

/** The text that pages show for a refusal. */
export const wordsOf = (code: string, language: string) =>
  textOf('problems', `codes.${code}`, language)
