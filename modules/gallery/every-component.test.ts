import { expect, test } from 'vitest'
import { projectFiles } from '../../tests/conventions/project-files.ts'

const withoutExample = [
  'src/ui/fields/hidden-input.tsx',
  'src/ui/feedback/offline-bar.tsx',
  'src/ui/feedback/toaster.tsx',
  'src/ui/first-use/after-hydration.tsx',
  'src/ui/first-use/first-screen.tsx',
]

function unshown(components: string[], importers: string) {
  return components.filter((path) => {
    const names = [`'#${path.replace('src/', '')}'`, `/${path.split('/').at(-1)}'`]
    return !names.some((name) => importers.includes(name))
  })
}

const textOf = (pattern: string) =>
  projectFiles(pattern)
    .map(({ text }) => text)
    .join('\n')

test('every component of the design system is in the gallery, by itself or within another', () => {
  const components = projectFiles('src/ui/**/*.tsx').map(({ path }) => path)
  const importers = textOf('{src/ui,modules/gallery/examples}/**/*.tsx')
  expect(unshown(components, importers).toSorted()).toEqual(withoutExample.toSorted())
})

test('the check itself bites', () => {
  const importers = `import { Button } from '#ui/actions/button.tsx'\nimport './spinner.tsx'`
  const named = ['src/ui/actions/button.tsx', 'src/ui/actions/spinner.tsx']
  expect(unshown([...named, 'src/ui/data/card.tsx'], importers)).toEqual(['src/ui/data/card.tsx'])
})
