import { expect, test } from 'vitest'
import { product } from '#rules/product.ts'
import texts from '../locales/en.json'
import { titleWith } from './page-title.ts'

const titleIn = (environmentMark: string | null) =>
  titleWith('Pets', {
    theme: 'light',
    sidebar: 'open',
    requestId: 'r',
    configuration: { baseUrl: 'https://product.example', environment: null, environmentMark },
  })

test('spec 2: a title begins with the mark of the environment, whether that has a banner or not', () => {
  expect(titleIn(null)).toBe(`Pets · ${product.name}`)
  expect(titleIn('🧪')).toBe(`🧪 Pets · ${product.name}`)
})

test('every page that has a title has a description', () => {
  expect(Object.keys(texts.descriptions)).toEqual(expect.arrayContaining(Object.keys(texts.pages)))
})
