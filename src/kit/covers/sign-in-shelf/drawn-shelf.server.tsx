import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#i18n/languages.ts'
import { LivingShelf } from './living-shelf.tsx'

const drawn = new Map<Language, string>()

/** Rendered once per language and cached, since it is the same for every user. */
export function drawnShelf(language: Language): string {
  const markup =
    drawn.get(language) ??
    renderToStaticMarkup(<LivingShelf language={language} />, { identifierPrefix: 'shelf' })
  drawn.set(language, markup)
  return markup
}
