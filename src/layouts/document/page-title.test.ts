import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { titleWith } from './page-title.ts'

const i18n = createInstance()
await i18n.init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common: { productName: 'Incipit' } } },
})

const titleIn = (environmentMark: string | null) =>
  titleWith('Books', {
    i18n,
    facts: {
      theme: 'light',
      sidebar: 'open',
      requestId: 'r',
      configuration: { baseUrl: 'https://books.example', environment: null, environmentMark },
    },
  })

test('spec 2: a title begins with the mark of the environment, whether that has a banner or not', () => {
  expect(titleIn(null)).toBe('Books · Incipit')
  expect(titleIn('🧪')).toBe('🧪 Books · Incipit')
})
