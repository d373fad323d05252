import { gitList } from '../edits/run-git.mjs'
import { filesIn } from './releases.mjs'
import { regenerated } from './settle.mjs'

const changed = (from, to) =>
  gitList(['diff', '--name-only', '--no-renames', '--diff-filter=MD', '-z', from, to]).filter(
    (path) => !regenerated.includes(path),
  )

/** The files of the release that are this product's to merge: all others are replaced as they are. */
export function changedHere({ base, next }) {
  const own = changed(base, 'HEAD')
  const news = new Set(changed(base, next))
  const both = own.filter((path) => news.has(path)).length
  return `You changed ${own.length} of ${filesIn(base).length} files of that release. The newer one changes ${both} of them, too: these are merged, the others replaced.`
}
