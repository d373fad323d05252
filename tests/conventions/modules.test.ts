import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '#app/modules.ts'
import { projectFiles, root } from './project-files.ts'

const foldersOf = (face: string) =>
  globSync(`modules/*/${face}`, { cwd: root }).map((path) => basename(dirname(path)))

const serverList = () =>
  projectFiles('src/app/modules.server.ts').flatMap(({ text }) =>
    [...text.matchAll(/#modules\/([^/]+)\/module\.server\.ts/g)].flatMap(([, name]) => name ?? []),
  )

test('the lists of modules name each folder, on both sides', () => {
  expect(modules.map(({ name }) => name).toSorted()).toEqual(foldersOf('module.ts').toSorted())
  expect(serverList().toSorted()).toEqual(foldersOf('module.server.ts').toSorted())
})

test('a module has its folder’s name, and follows those that it needs', () => {
  const seen: string[] = []
  for (const { name, needs = [] } of modules) {
    expect(globSync(`modules/${name}/module.ts`, { cwd: join(root) })).toHaveLength(1)
    expect(seen).toEqual(expect.arrayContaining(needs))
    seen.push(name)
  }
})
