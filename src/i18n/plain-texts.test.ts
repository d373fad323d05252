import { createInstance, type TOptions } from 'i18next'
import { expect, it } from 'vitest'
import { findPlainTexts } from './plain-texts.ts'

const texts = {
  common: { close: 'Close', group: { deep: 'Deep' } },
  layouts: {
    select: 'Select {{name}}',
    twice: '{{ name }}, {{name}}',
    pets_one: '{{count}} pet',
    pets_other: '{{count}} pets',
    formatted: '{{size, number}} in all',
    nested: '$t(common:close) it',
    empty: '',
    close: 'Close the list',
    pages: { first: 'Page one' },
  },
}

async function started() {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: texts },
    interpolation: { escapeValue: false },
  })
  i18n.services.formatter?.add('number', (value: number) => `#${value}`)
  return i18n
}

const calls: [key: string | string[], options?: TOptions][] = [
  ['close'],
  ['group.deep'],
  ['group'],
  ['missing'],
  ['missing', { defaultValue: 'By default' }],
  ['layouts:close'],
  ['layouts:missing.deeper'],
  ['close', { ns: ['layouts', 'common'] }],
  ['group.deep', { ns: ['layouts', 'common'] }],
  [['missing', 'layouts:pages.first'], { defaultValue: 'By default' }],
  ['select', { ns: 'layouts', name: 'A $& {{name}} $t(close)' }],
  ['select', { ns: 'layouts', name: 7 }],
  ['select', { ns: 'layouts' }],
  ['select', { ns: 'layouts', name: undefined }],
  ['twice', { ns: 'layouts', name: 'Emma' }],
  ['pets', { ns: 'layouts', count: 1 }],
  ['pets', { ns: 'layouts', count: 2 }],
  ['formatted', { ns: 'layouts', size: 5 }],
  ['nested', { ns: 'layouts' }],
  ['empty', { ns: 'layouts' }],
  ['constructor.name'],
]

it.each(calls)('the server finds %j %j as the library does', async (key, options) => {
  const [library, ours] = [await started(), await started()]
  findPlainTexts(ours)
  expect(ours.t(key, options)).toBe(library.t(key, options))
  const fixed = [library, ours].map((i18n): unknown =>
    Reflect.apply(i18n.getFixedT('en', ['layouts', 'common']), undefined, [key, options]),
  )
  expect(fixed[1]).toBe(fixed[0])
})
