import { Trouble } from '../bootstrap/trouble.mjs'
import { readIfThere } from './read-if-there.mjs'
import { Misplaced } from './text-edits.mjs'

/** The new texts of files that list things, by path; nothing is written yet. */
export function edited(root, places, direction) {
  return places.map(([path, edits]) => {
    try {
      const inOrder = direction === 'apply' ? edits : edits.toReversed()
      const text = inOrder.reduce(
        (before, edit) => edit[direction](before),
        readIfThere(root, path),
      )
      return [path, text === '' ? undefined : text]
    } catch (error) {
      if (!(error instanceof Misplaced)) throw error
      throw new Trouble(
        `${path} ${error.message} any more, which this command looks for. Put it back, or write the entry by hand: docs/README.md lists the guides.`,
      )
    }
  })
}
