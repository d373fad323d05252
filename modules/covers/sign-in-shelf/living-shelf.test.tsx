import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { LivingShelf } from './living-shelf.tsx'

describe('LivingShelf', () => {
  it.each(LANGUAGES)('shows an incipit and at least eighteen different books: %s', (language) => {
    const html = renderToStaticMarkup(<LivingShelf language={language} pauseLabel="Pause" />)
    const books = new Set(
      Array.from(html.matchAll(/<p class="cover-\w+"[^>]*>([^<]+)/g), (match) => match[1]),
    )
    expect(html).toMatch(/<blockquote[^>]*>[^<]+<\/blockquote>/)
    expect(books.size).toBeGreaterThanOrEqual(18)
  })

  it('turns the page with the seed, and round again', () => {
    const shelf = (seed: number) =>
      renderToStaticMarkup(<LivingShelf language="en" pauseLabel="Pause" seed={seed} />)
    expect(shelf(0)).toContain('Call me Ishmael.')
    expect(shelf(1)).not.toContain('Call me Ishmael.')
    expect(shelf(5)).toContain('Call me Ishmael.')
  })
})
