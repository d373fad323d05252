import { expect, test } from 'vitest'
import { TestProject } from './test-project.mjs'

test('changes with what is built, and with nothing else', async () => {
  const project = new TestProject()
  const { fingerprint } = await project.load('fingerprint.mjs')
  const change = (path, text) => {
    const before = fingerprint()
    project.write(path, text)
    return fingerprint() !== before
  }

  expect(change('src/ui/button.tsx', 'one')).toBe(true)
  expect(change('src/ui/button.tsx', 'one')).toBe(false)
  expect(change('src/ui/button.tsx', 'two')).toBe(true)
  expect(change('package-lock.json', '{}')).toBe(true)
  expect(change('src/ui/button.test.tsx', 'test')).toBe(false)
  expect(change('src/app/routeTree.gen.ts', 'made by the build')).toBe(false)
  expect(change('README.md', 'words')).toBe(false)
  expect(change('modules/pets/docs/pets.md', 'words')).toBe(false)
})
