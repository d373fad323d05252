import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const texts = projectFiles('{tests/conventions,modules/*}/specified-texts.json').flatMap(
  ({ text }) => JSON.parse(text) as string[],
)

test('spec 8: every text that the specification gives is a text of the product', () => {
  const spoken = projectFiles(
    '{src,modules}/**/locales/en.json',
    'src/{platform,kit,domains,routes}/**/*.ts',
  ).map(({ text }) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}').replaceAll(/\$\{(\w+)\}/g, '{$1}'))
  const unspoken = texts.filter((words) => !spoken.some((text) => text.includes(words)))
  const next =
    'put these texts back word for word; one of a removed part leaves specified-texts.json'
  expect(withNext(unspoken, next)).toEqual([])
})
