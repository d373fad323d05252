import { dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { completeLanguages } from '#i18n/languages.ts'
import { textsTwice } from './english-texts.ts'
import { flatten, localeProblems, type TextTree } from './locale-rules.ts'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const files = projectFiles('{src,modules}/**/locales/*.json')
const folders = [...new Set(files.map(({ path }) => dirname(path)))]

function textsOf(path: string) {
  const file = files.find((candidate) => candidate.path === path)
  return file && flatten(JSON.parse(file.text) as TextTree)
}

describe.each(folders)('every text of %s', (folder) => {
  test.each(completeLanguages)('stands in %s, whole and natural', (language) => {
    const english = textsOf(`${folder}/en.json`)
    const texts = textsOf(`${folder}/${language}.json`)
    const path = `${folder}/${language}.json`
    const problems =
      english && texts ? localeProblems(language, texts, english) : [`${path}: missing`]
    const next = `correct ${path}, with the keys of en.json. A word that is the same in English goes into tests/conventions/texts-alike.ts`
    expect(withNext(problems, next)).toEqual([])
  })
})

test('no text is said by two modules', () => {
  expect(withNext(textsTwice(), 'give these texts another key')).toEqual([])
})

test('English texts spell it "email", on screens and in mail', () => {
  const misspelt = files
    .filter(({ path }) => path.endsWith('/en.json'))
    .flatMap(({ path }) =>
      Object.entries(textsOf(path) ?? {})
        .filter(([, text]) => /e-mail/i.test(text))
        .map(([key, text]) => `${path} ${key}: ${text}`),
    )
  expect(withNext(misspelt, 'write “email” in these texts')).toEqual([])
})

describe('the check itself bites', () => {
  const english = {
    title: 'Title',
    greeting: 'Hello {{name}}',
    n_one: 'a pet',
    n_other: '{{count}} pets',
  }
  const french = {
    title: 'Titre',
    greeting: 'Bonjour {{name}}',
    n_one: 'un livre',
    n_many: '{{count}} de livres',
    n_other: '{{count}} livres',
  }

  test('good texts pass', () => {
    expect(localeProblems('fr', french, english)).toEqual([])
  })

  const { title: _title, ...untitled } = french
  const { n_many: _many, ...withoutMany } = french

  test.each([
    ['a missing key', untitled, 'title: missing'],
    ['a key too many', { ...french, extra: 'Autre' }, 'extra: not in English'],
    ['a missing plural form', withoutMany, 'n_many: missing'],
    ['a plural form unknown to the language', { ...french, n_few: 'livres' }, 'n_few: not in'],
    ['a lost variable', { ...french, greeting: 'Bonjour' }, 'greeting: lacks {{name}}'],
    ['a misspelt variable', { ...french, greeting: '{{nom}}' }, 'greeting: has {{nom}}'],
    ['an English text', { ...french, title: 'Title' }, 'title: reads as in English'],
    ['an empty text', { ...french, title: ' ' }, 'title: empty'],
  ])('on %s', (_, texts, complaint) => {
    expect(localeProblems('fr', texts, english).join('\n')).toContain(complaint)
  })

  test('on Arabic without its six forms', () => {
    const problems = localeProblems(
      'ar',
      { n_one: 'كتاب', n_other: '{{count}} كتاب' },
      { n_one: 'a pet', n_other: '{{count}} pets' },
    )
    expect(problems).toEqual(['zero', 'two', 'few', 'many'].map((form) => `n_${form}: missing`))
  })
})
