import { expect, test } from 'vitest'
import { shapeOf } from './page-shape.ts'

const area = { staticData: { title: 'manager' as const }, params: {} }

test('the innermost route decides on the shape of a page that loads', () => {
  const record = { staticData: { isRecord: true }, params: {} }
  const edit = { staticData: { shape: 'form' as const }, params: {} }
  expect(shapeOf([area])).toBe('list')
  expect(shapeOf([area, record])).toBe('detail')
  expect(shapeOf([area, record, edit])).toBe('form')
  expect(shapeOf([edit, { staticData: {}, params: {} }])).toBe('form')
})

test.each([
  ['', 'list'],
  ['trash', 'list'],
  ['duplicates', 'list'],
  ['new', 'form'],
  ['import', 'form'],
  ['5f1c/update', 'form'],
  ['5f1c', 'detail'],
])('the page %j of a described resource has the shape of its kind: %s', (_splat, shape) => {
  const match = { staticData: {}, params: { resource: 'reviews', _splat } }
  expect(shapeOf([area, match])).toBe(shape)
})
