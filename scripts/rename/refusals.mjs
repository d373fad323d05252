import { Trouble } from '../bootstrap/trouble.mjs'
import { mention, rewriting } from './rewriting.mjs'

const advice = {
  name: 'Choose another name, or add a word.',
  id: 'Choose another id: --id pawline',
}

/** A later rename could not tell the name from a word that is there for another reason. */
export function refuseTaken(current, identity, files) {
  const withoutCurrent = rewriting(current, { name: '', id: '', initial: '' })
  for (const key of ['name', 'id']) {
    if (identity[key] === current[key]) continue
    const word = mention(identity[key])
    const taken = files.find(({ text }) => word.test(text) && word.test(withoutCurrent(text)))
    if (!taken) continue
    throw new Trouble(
      `The ${key} “${identity[key]}” is a word of ${taken.path}, and a later rename could not tell them apart.\n${advice[key]}`,
    )
  }
}
