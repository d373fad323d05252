import { labels, login, opening, shelf } from './german.mjs'

const covers = 'src/kit/covers/sign-in-shelf'

export function solution(copy) {
  for (const path of copy.find('src/**/locales/en.json')) {
    const texts = path.includes('/login/locales/') ? login : marked(JSON.parse(copy.read(path)))
    copy.write(path.replace('en.json', 'de.json'), `${JSON.stringify(texts, null, 2)}\n`)
  }
  for (const [path, last, text] of labels) {
    const before = copy.read(path)
    copy.write(
      path,
      before.replace(last, (found) => `${found}, de: '${text}'`),
    )
  }
  copy.edit('src/i18n/languages.ts', ["'ar', 'sw'] as const", "'ar', 'sw', 'de'] as const"])
  copy.edit('src/i18n/translate-message.server.ts', ["'ar', 'sw'] as", "'ar', 'sw', 'de'] as"])
  copy.edit('src/rules/roles.ts', ["'ar' | 'sw'", "'ar' | 'sw' | 'de'"])
  const [openings] = copy.find(`${covers}/inci*.ts`)
  copy.edit(openings, ['  fr: [\n', `${opening}  fr: [\n`])
  copy.edit(`${covers}/shelf-books.ts`, ['    fr: [\n', `${shelf}    fr: [\n`])
  copy.edit('src/domains/identity/login/mail/mail-texts.ts', imported, [
    'sw: { mail: sw }',
    'sw: { mail: sw }, de: { mail: de }',
  ])
  copy.edit('src/domains/operations/install/words.ts', imported, ['{ en, fr, ar, sw }', all])
  tests(copy)
}

function tests(copy) {
  for (const path of [
    'src/kit/problems/problem-text.test.tsx',
    'src/kit/activity/activity-words.test.ts',
  ]) {
    copy.edit(path, imported, ['{ en, fr, ar, sw }', all])
  }
  copy.edit(
    'src/domains/identity/account/person/person-card.test.tsx',
    [
      "import en from '../locales/en.json'",
      "import de from '../locales/de.json'\nimport en from '../locales/en.json'",
    ],
    ['{ en, fr, ar, sw }', all],
  )
  copy.edit('src/domains/identity/login/mail/mail.test.ts', [
    '/9 (March|mars|Machi) 2026',
    '/9\\.? (March|mars|Machi|März) 2026',
  ])
  copy.edit('src/kit/resource-pages/trash/trash-words.test.ts', [
    '  sw: [\n',
    "  de: [\n    [1, 'for 1 day.'],\n    [2, 'for 2 days.'],\n  ],\n  sw: [\n",
  ])
  const detect = 'src/i18n/detect-language.test.ts'
  copy.write(detect, copy.read(detect).replaceAll("'de'", "'nl'"))
  copy.edit('tests/conventions/texts-alike.ts', ['  ar: [],', "  ar: [],\n  de: ['Code'],"])
}

const imported = [
  "import en from './locales/en.json'",
  "import de from './locales/de.json'\nimport en from './locales/en.json'",
]
const all = '{ en, fr, ar, sw, de }'

const marked = (tree) =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? `[de] ${value}` : marked(value),
    ]),
  )
