import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#i18n/languages.ts'
import { LivingShelf } from './living-shelf.tsx'

const drawn = new Map<Language, string>()

export function drawnShelf(language: Language, pauseLabel: string): string {
  const markup =
    drawn.get(language) ??
    renderToStaticMarkup(<LivingShelf language={language} pauseLabel={pauseLabel} />, {
      identifierPrefix: 'shelf',
    })
  drawn.set(language, markup)
  return markup
}
