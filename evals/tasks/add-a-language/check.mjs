import { require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)
const login = 'src/domains/identity/login/locales'

export const points = {
  'German is spoken by formats, mails, messages of the API and the choice of a language': (copy) =>
    copy.test('unit', 'src/i18n/hidden.test.ts', hidden),
  'the sign-in page is translated': (copy) => {
    require(copy.exists(`${login}/de.json`), `There is no ${login}/de.json`)
    const text = copy.read(`${login}/de.json`)
    require(!text.includes('[de]'), `${login}/de.json has marked texts`)
    for (const word of ['Anmelden', 'E-Mail', 'Code']) {
      require(text.includes(word), `${login}/de.json does not say “${word}”`)
    }
  },
  'tests of texts in every language pass': (copy) =>
    copy.vitest(
      'unit',
      'src/i18n src/rules src/kit src/domains/identity src/domains/operations/mailbox',
    ),
  ...shared,
}
