/** Renames the new release as the product is, and merges it onto the commit that renamed the old one. */
export async function solution(copy) {
  const name = /name: '(.+?)'/.exec(copy.read('src/rules/product.ts'))[1]
  const renamed = copy.git('rev-parse', 'main~1').trim()
  copy.git('switch', '--quiet', '--detach', 'v0.2.0')
  await copy.run(`node scripts/rename.mjs ${name}`)
  copy.commit('rename the release')
  const release = copy
    .git('commit-tree', 'HEAD^{tree}', '-p', renamed, '-m', 'release 0.2.0')
    .trim()
  copy.git('switch', '--quiet', 'main')
  copy.git('merge', '--quiet', '--no-edit', release)
}
