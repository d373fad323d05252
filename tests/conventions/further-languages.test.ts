import { basename, dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { isComplete, isLanguage } from '#i18n/languages.ts'
import { englishTexts } from './english-texts.ts'
import { flatten, furtherProblems, type TextTree } from './locale-rules.ts'
import { projectFiles } from './project-files.ts'

function problemsIn(path: string, text: string): string[] {
  const [language, namespace] = [basename(dirname(path)), basename(path, '.json')]
  if (!isLanguage(language) || isComplete(language)) {
    return [`${language} has no entry under \`further\` in src/i18n/languages.ts`]
  }
  const known = englishTexts.get(namespace)
  return known
    ? furtherProblems(language, flatten(JSON.parse(text) as TextTree), known)
    : [`no folder ${namespace} has texts`]
}

test('the texts of a language beside the four are texts of the product', () => {
  const problems = projectFiles('src/i18n/translations/*/*.json').flatMap(({ path, text }) =>
    problemsIn(path, text).map((problem) => `${path}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test('texts may be missing or still English, and not wrong', () => {
  const known = {
    title: 'Title',
    hello: 'Hello {{name}}',
    n_one: '1 pet',
    n_other: '{{count}} pets',
  }
  expect(furtherProblems('es', { title: 'Title', n_many: '{{count}} de libros' }, known)).toEqual(
    [],
  )
  expect(furtherProblems('es', { hello: 'Hola', n_few: 'libros', more: 'Más' }, known)).toEqual([
    'n_few: not in English, or not a plural form of this language',
    'more: not in English, or not a plural form of this language',
    'hello: lacks {{name}}',
  ])
  expect(problemsIn('src/i18n/translations/xx/common.json', '{}')).toEqual([
    'xx has no entry under `further` in src/i18n/languages.ts',
  ])
})
