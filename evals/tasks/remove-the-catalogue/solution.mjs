import { change } from '../../../tests/release/change-files.ts'
import { stepsOf } from '../../../tests/release/guide.ts'

/** Follows the guide to the letter. */
export async function solution(copy) {
  for (const step of stepsOf('removing-the-catalogue.md')) {
    if (step.does === 'run') await copy.run(step.command)
    else if (step.does === 'remove') remove(copy, step.paths)
    else change(copy.folder, step)
  }
}

function remove(copy, patterns) {
  for (const path of patterns.flatMap(copy.find)) copy.remove(path)
}
