import { existsSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { identityIn } from './identity.mjs'
import { rewriting } from './rewriting.mjs'
import { keptPages, read, rewrittenFiles } from './rewritten-files.mjs'

export const currentIdentity = () => identityIn(read('src/rules/product.ts').text)

/** `npm run upgrade` of earlier releases imports this from the newer one: keep its file, name and parameters. */
export function renamingChanges(identity, current = currentIdentity(), files = rewrittenFiles()) {
  const rewrite = rewriting(current, identity)
  const changes = files
    .map(({ path, text }) => ({ path, target: rewrite(path), before: text, after: rewrite(text) }))
    .filter(({ path, target, before, after }) => target !== path || after !== before)
  const occupied = changes.find(
    (change) => change.target !== change.path && existsSync(inProject(change.target)),
  )
  if (occupied) throw new Trouble(`${occupied.target} is there already: delete or move it first.`)
  const moved = changes.filter(({ path, target }) => target !== path)
  return [...changes, ...keptPages().flatMap((page) => linkedAgain(page, moved))]
}

function linkedAgain({ path, text }, moved) {
  const after = moved.reduce(
    (before, file) => before.replaceAll(`${file.path})`, `${file.target})`),
    text,
  )
  return after === text ? [] : [{ path, target: path, before: text, after }]
}
