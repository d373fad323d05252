import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bookshelf } from './bookshelf.tsx'
import { Checklist } from './checklist.tsx'
import { ClockFace } from './clock-face.tsx'
import { EmptyTray } from './empty-tray.tsx'
import { Envelope } from './envelope.tsx'
import { GroupOfPeople } from './group-of-people.tsx'
import { Tags } from './tags.tsx'

const all = [Bookshelf, Checklist, ClockFace, EmptyTray, Envelope, GroupOfPeople, Tags]

test('drawings are decoration, light, and each its own', () => {
  const shapes = all.map((Drawing) => {
    const markup = renderToStaticMarkup(createElement(Drawing))
    expect(markup).toMatch(/^<svg aria-hidden="true"/)
    return markup.replace(/^<svg[^>]*>/, '')
  })
  expect(new Set(shapes).size).toBe(all.length)
  for (const shape of shapes) expect(shape.length).toBeLessThan(700)
})
