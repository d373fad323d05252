import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { KindValue } from './kind-value.tsx'

test.each([
  ['en', '<span>\u2068Essays\u2069 and \u2068Drama\u2069</span>'],
  ['ar', '<span>\u2068Essays\u2069 و\u2068Drama\u2069</span>'],
] as const)(
  'names of many records keep their order in %s, whatever their script',
  async (language, shown) => {
    const i18n = createI18n()
    await startI18n(i18n, { language, texts: { common: {} } })
    const options = [
      { id: 'd', name: 'Drama' },
      { id: 'e', name: 'Essays' },
    ]
    expect(
      renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <KindValue value={['e', 'd', 'gone']} options={options} />
        </I18nextProvider>,
      ),
    ).toBe(shown)
  },
)
