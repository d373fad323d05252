import { noMarksLeft, require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'the API keeps suppliers, and refuses readers': (copy) =>
    copy.test('database', 'src/domains/catalogue/hidden.database.test.ts', hidden),
  'the navigation leads to suppliers': (copy) =>
    require(copy.find('src/domains/*/navigation.tsx').some((path) => {
      return copy.read(path).includes("'/manager/suppliers'")
    }), 'No navigation.tsx names /manager/suppliers'),
  'the resource has tests': async (copy) => {
    const [file] = copy.find('src/domains/*/suppliers/*.database.test.ts')
    require(file, 'There is no src/domains/<domain>/suppliers/*.database.test.ts')
    await copy.vitest('database', `${file}`)
  },
  ...noMarksLeft,
  ...shared,
}
