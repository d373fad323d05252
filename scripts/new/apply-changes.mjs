import { formatChanges } from '../edits/format-changes.mjs'
import { generated, writeGenerated } from '../edits/generated.mjs'
import { writeAll } from '../edits/write-all.mjs'
import { readIfThere } from './read-if-there.mjs'

/** `texts` has the new text of each file, or undefined to delete it; `finish` may still fail. */
export function applyChanges(root, texts, finish = () => undefined) {
  const lists = generated.map((path) => [path, readIfThere(root, path)])
  const changes = [...texts, ...lists].map(([path, after]) => ({
    path,
    before: readIfThere(root, path),
    after,
  }))
  writeAll(changes, () => {
    formatChanges(changes)
    writeGenerated()
    finish()
  })
}
