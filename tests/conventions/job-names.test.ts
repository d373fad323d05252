import { expect, test } from 'vitest'
import { completeLanguages } from '#i18n/languages.ts'
import { serverTexts } from '#i18n/texts.server.ts'
import { mailJobNames } from '#platform/mail/mail-jobs.ts'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const definitions = projectFiles('{src,modules}/**/*.ts').filter(
  ({ path, text }) => text.includes('defineJob({') && !/\.(test|fixture)\.ts$/.test(path),
)

const namesIn = ({ path, text }: { path: string; text: string }) =>
  path.endsWith('/mail-jobs.ts')
    ? mailJobNames
    : [...text.matchAll(/defineJob\(\{\s*name: '([^']+)'/g)].flatMap(([, name]) => name ?? [])

test.each(completeLanguages)('every defined job has a name: %s', (language) => {
  const names = serverTexts(language, 'jobs')['names'] as Record<string, string>
  const unnamed = definitions.flatMap(namesIn).filter((name) => !names[name])
  const next = `name these jobs under “names” in jobs/locales/${language}.json`
  expect(withNext(unnamed, next)).toEqual([])
})

test('the names of all defined jobs are found', () => {
  const unread = definitions.filter((file) => namesIn(file).length === 0)
  const next = 'write the name as the first line of defineJob({ … }), as a text'
  expect(
    withNext(
      unread.map(({ path }) => path),
      next,
    ),
  ).toEqual([])
  expect(definitions.length).toBeGreaterThan(3)
})
