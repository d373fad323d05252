import { noMarksLeft, require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'the API keeps suppliers, and refuses readers': (copy) =>
    copy.test('database', 'modules/catalogue/hidden.database.test.ts', hidden),
  'the navigation leads to suppliers': (copy) =>
    require(copy.find('modules/*/navigation.tsx').some((path) => {
      return copy.read(path).includes("'/manager/suppliers'")
    }), 'No navigation.tsx names /manager/suppliers'),
  'the resource has tests': async (copy) => {
    const [file] = copy.find('modules/*/suppliers/*.database.test.ts')
    require(file, 'There is no modules/<module>/suppliers/*.database.test.ts')
    await copy.vitest('database', `${file}`)
  },
  ...noMarksLeft,
  ...shared,
}
