import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import texts from './specified-texts.json' with { type: 'json' }

test('spec 8: every text that the specification gives is a text of the product', () => {
  const spoken = projectFiles(
    'src/**/locales/en.json',
    'src/{platform,kit,domains,routes}/**/*.ts',
  ).map(({ text }) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}').replaceAll(/\$\{(\w+)\}/g, '{$1}'))
  expect(texts.filter((words) => !spoken.some((text) => text.includes(words)))).toEqual([])
})
