import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TestProject } from '../bootstrap/test-project.mjs'

const changes = [
  { path: 'README.md', target: 'README.md', before: 'old', after: 'new' },
  { path: 'deploy/old.env', target: 'deploy/new.env', before: 'old', after: 'new' },
]

const fail = () => {
  throw new Error('oxfmt')
}

async function projectWithFiles() {
  const project = new TestProject()
  const code = readFileSync(join(import.meta.dirname, 'write-all.mjs'), 'utf8')
  project.write('scripts/edits/write-all.mjs', code)
  for (const { path, before } of changes) project.write(path, before)
  const isHalfDone = () => existsSync(project.path('.unfinished'))
  return { project, isHalfDone, ...(await import(project.path('scripts/edits/write-all.mjs'))) }
}

test('all files are written, under their new names', async () => {
  const { project, writeAll, isHalfDone } = await projectWithFiles()
  writeAll(changes, () => expect(isHalfDone()).toBe(true))
  expect(project.read('README.md') + project.read('deploy/new.env')).toBe('newnew')
  expect(existsSync(project.path('deploy/old.env'))).toBe(false)
  expect(isHalfDone()).toBe(false)
})

test('an error while writing or at the end restores every file', async () => {
  const { project, writeAll, isHalfDone } = await projectWithFiles()
  const missing = { path: 'no', target: 'nowhere', before: '', after: '' }
  for (const attempt of [
    () => writeAll(changes, fail),
    () => writeAll([...changes, missing], () => {}),
  ]) {
    expect(attempt).toThrow(/oxfmt|ENOENT/)
    expect(project.read('README.md') + project.read('deploy/old.env')).toBe('oldold')
    expect(existsSync(project.path('deploy/new.env'))).toBe(false)
    expect(isHalfDone()).toBe(false)
  }
})

test('new files and deleted files come and go with their folders', async () => {
  const { project, writeAll } = await projectWithFiles()
  const files = [
    { path: 'pets/pet.ts', before: undefined, after: 'pet' },
    { path: 'deploy/old.env', before: 'old', after: undefined },
  ]
  expect(() => writeAll(files, fail)).toThrow('oxfmt')
  expect(project.read('deploy/old.env')).toBe('old')
  expect(existsSync(project.path('pets'))).toBe(false)
  writeAll(files, () => {})
  expect(project.read('pets/pet.ts')).toBe('pet')
  expect(existsSync(project.path('deploy'))).toBe(false)
})

test('a file that is no text is put back byte by byte', async () => {
  const { project, writeAll } = await projectWithFiles()
  const picture = Buffer.from([0xff, 0xd8, 0])
  const files = [{ path: 'picture.webp', before: picture, after: undefined }]
  expect(() => writeAll(files, fail)).toThrow('oxfmt')
  expect(readFileSync(project.path('picture.webp'))).toEqual(picture)
})

test('a run that was killed is undone', async () => {
  const { project, writeAll, undo, isHalfDone } = await projectWithFiles()
  let journal
  writeAll(changes, () => (journal = project.read('.unfinished')))
  project.write('.unfinished', journal)
  undo()
  expect(project.read('README.md') + project.read('deploy/old.env')).toBe('oldold')
  expect(existsSync(project.path('deploy/new.env')) || isHalfDone()).toBe(false)
})
