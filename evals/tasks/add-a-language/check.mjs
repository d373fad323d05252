import { shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'German is listed and formatted, the sign-in page is translated, and the rest is in English': (
    copy,
  ) => copy.test('unit', 'src/app/hidden.test.ts', hidden),
  'tests of texts in every language pass': (copy) =>
    copy.vitest(
      'unit',
      'src/i18n src/rules src/kit src/domains/identity src/domains/operations src/app/mails.test.ts',
    ),
  ...shared,
}
