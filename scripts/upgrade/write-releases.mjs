import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bootstrap/project.mjs'
import { runGit } from '../edits/run-git.mjs'
import { manifestsIn } from '../modules/manifests.mjs'
import { leftOut } from './left-out.mjs'
import { commitTree, releaseTree } from './release-tree.mjs'
import { fetchReleases } from './releases.mjs'

/** Writes both releases as this product would have them to `refs/template/<release>`: two commits without the history of theirs. */
export async function writeReleases(address, chosen, { from, to, product }) {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  try {
    const repository = join(folder, 'repository')
    fetchReleases(repository, address, chosen)
    const own = manifestsIn(root).map(({ name }) => name)
    let takesNew = true
    const treeOf = (name, isWithout) =>
      releaseTree(repository, `refs/releases/${name}`, {
        folder: join(folder, name),
        product,
        leftOut: isWithout,
      })
    const formerTree = await treeOf('base', (modules) => {
      const gone = modules.map(({ name }) => name).filter((name) => !own.includes(name))
      takesNew = gone.length === 0
      return gone
    })
    const newerTree = await treeOf('next', (modules) => leftOut(modules, own, { takesNew }))
    const former = commitTree(repository, formerTree, { message: `template: ${from}` })
    const newer = commitTree(repository, newerTree, {
      message: `template: take over release ${to}`,
      parent: former,
    })
    for (const [name, commit] of Object.entries({ former, newer })) {
      runGit(['--git-dir', repository, 'update-ref', `refs/heads/${name}`, commit])
    }
    const commits = { base: `refs/template/${from}`, next: `refs/template/${to}` }
    const refs = [`+refs/heads/former:${commits.base}`, `+refs/heads/newer:${commits.next}`]
    runGit(['fetch', '--quiet', '--no-tags', repository, ...refs])
    return commits
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
