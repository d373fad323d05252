import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'

const skills = projectFiles('.agents/skills/*/SKILL.md')

test('the common tasks have skills', () => {
  expect(skills.map(({ path }) => basename(dirname(path)))).toEqual([
    'add-a-field',
    'add-a-resource',
    'add-a-role',
    'check-before-commit',
    'follow-a-request-id',
    'translate',
    'upgrade',
    'write-a-migration',
  ])
})

test.each(skills)('$path has the form that agents load', ({ path, text }) => {
  const [, name, description = ''] =
    /^---\nname: ([a-z-]{1,64})\ndescription: (.+)\n---\n/.exec(text) ?? []
  expect(name).toBe(basename(dirname(path)))
  expect(description).toContain('. Use ')
  expect(description.length).toBeLessThanOrEqual(1024)
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25)
  expect(text, 'Point to a guide instead of repeating it').toMatch(/\]\(\.\.\/\.\.\/\.\.\//)
})

test.each(skills)('the programs and folders that $path names are there', (skill) => {
  const { text } = skill
  const programs = [...text.matchAll(/npx ([\w-]+)/g)].map(([, name = '']) => name)
  const folders = [...text.matchAll(/npx vitest run --project \w+ ([^`]+)/g)]
    .flatMap(([, paths = '']) => paths.split(/\s+/))
    .filter((path) => !path.includes('<'))
  const places = [...programs.map((name) => `node_modules/.bin/${name}`), ...folders]
  const missing = places.filter((place) => !existsSync(join(root, place)))
  expect(withNext(missing, `correct ${skill.path}`)).toEqual([])
})
