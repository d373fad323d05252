import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importGraph, reachedFrom } from '../testing/stages/import-graph.mjs'
import { projectFiles } from './project-files.mjs'
import { inProject } from './project.mjs'

test('files are found below folders, with slashes, and a folder that is missing has none', () => {
  expect(projectFiles(['scripts/bootstrap', 'nowhere'], /project-files\.mjs$/)).toEqual([
    'scripts/bootstrap/project-files.mjs',
  ])
})

test('what a command imports asks Node for no globs, which Node 20 lacks', () => {
  const commands = projectFiles(['scripts/commands'], /\.mjs$/)
  const files = [...reachedFrom(commands, importGraph(['scripts']))]
  expect(files.length).toBeGreaterThan(commands.length)
  const found = files.filter((path) => readFileSync(inProject(path), 'utf8').includes('globSync'))
  expect(found).toEqual([])
})
