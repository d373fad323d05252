import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runGit } from '../edits/run-git.mjs'
import { commitTree, releaseTree } from './release-tree.mjs'
import { fetchReleases } from './releases.mjs'

/** Writes both releases as this product would have them to `refs/template/<release>`: two commits without the history of theirs. */
export async function writeReleases(address, chosen, { from, to, product }) {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  try {
    const repository = join(folder, 'repository')
    fetchReleases(repository, address, chosen)
    const treeOf = (name) =>
      releaseTree(repository, `refs/releases/${name}`, { folder: join(folder, name), product })
    const former = commitTree(repository, await treeOf('base'), { message: `template: ${from}` })
    const newer = commitTree(repository, await treeOf('next'), {
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
