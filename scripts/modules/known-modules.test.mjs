import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inProject, root } from '../bootstrap/project.mjs'
import { camel } from '../new/words.mjs'
import { knownModules } from './known-modules.mjs'

const modules = knownModules()
const lists = ['module.ts', 'module.server.ts', 'module.operation.server.ts']

describe.each(lists)('%s', (face) => {
  const file = face.replace('module', 'modules')
  const text = readFileSync(inProject('src/app', file), 'utf8')
  const [, list] = / = \[([^\]]*)\]/.exec(text)
  const listed = list.match(/\w+/g) ?? []

  test('names each module that has this side', () => {
    const folders = globSync(`modules/*/${face}`, { cwd: root }).map((path) => dirname(path))
    expect(new Set(listed)).toEqual(new Set(folders.map((path) => camel(basename(path)))))
  })

  test('names a module after those that it needs', () => {
    for (const { name, needs } of modules.filter((one) => listed.includes(camel(one.name)))) {
      const after = listed.slice(listed.indexOf(camel(name)))
      expect(needs.filter((need) => after.includes(camel(need)))).toEqual([])
    }
  })
})

test('each folder is a module with a purpose, whose needs are there', () => {
  const names = modules.map(({ name }) => name)
  const folders = modules.map(({ folder }) => folder)
  expect(folders).toEqual(expect.arrayContaining(globSync('modules/*', { cwd: root })))
  for (const { needs, purpose } of modules) {
    expect(names).toEqual(expect.arrayContaining(needs))
    expect(purpose).toMatch(/^[A-Z].*\.$/)
  }
})

const isModule = ({ folder }) => folder.startsWith('modules/')
const needsOf = (name) => modules.find((one) => one.name === name).needs
const withNeeds = (needs) =>
  needs.reduce((all, need) => all.union(withNeeds(needsOf(need))), new Set(needs))

test('measurements and tests that need modules name those that they import', () => {
  for (const { folder, needs } of modules.filter((one) => !isModule(one))) {
    const there = withNeeds(needs)
    for (const file of globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root })) {
      const imported = Array.from(
        readFileSync(inProject(file), 'utf8').matchAll(/from '(#modules|\.\.?)\/([^']+)'/g),
        ([, start, rest]) =>
          start === '#modules' ? `modules/${rest}` : join(dirname(file), start, rest),
      )
      const others = modules.filter(
        (one) =>
          one.folder !== folder && imported.some((path) => path.startsWith(`${one.folder}/`)),
      )
      const lacks = others.map(({ name }) => name).filter((name) => !there.has(name))
      expect({ file, lacks }).toEqual({ file, lacks: [] })
    }
  }
})

test('each module names the variables that it declares, so that a start checks them', () => {
  for (const file of globSync('modules/**/*.ts', { cwd: root })) {
    const text = readFileSync(inProject(file), 'utf8')
    const [, name] = / (\w+) = defineVariables\(/.exec(text) ?? []
    if (name === undefined) continue
    const [, folder] = file.split('/')
    const face = readFileSync(inProject('modules', folder, 'module.operation.server.ts'), 'utf8')
    expect(face).toMatch(new RegExp(`variables: \\[[^\\]]*\\b${name}\\b`))
  }
})
