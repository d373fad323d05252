import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const all = Object.values(
  import.meta.glob<Record<string, ComponentType>>(
    ['./*.tsx', '../../../../modules/*/drawings/*.tsx'],
    { eager: true },
  ),
).flatMap((drawings) => Object.values(drawings))

test('drawings are decoration, light, and each its own', () => {
  expect(all.length).toBeGreaterThan(4)
  const shapes = all.map((Drawing) => {
    const markup = renderToStaticMarkup(createElement(Drawing))
    expect(markup).toMatch(/^<svg aria-hidden="true"/)
    return markup.replace(/^<svg[^>]*>/, '')
  })
  expect(new Set(shapes).size).toBe(all.length)
  for (const shape of shapes) expect(shape.length).toBeLessThan(700)
})
