import { Trouble } from '../bootstrap/trouble.mjs'
import { knownModules } from '../modules/known-modules.mjs'
import { readIfThere } from './read-if-there.mjs'

/** Only a module with these files registers what it is made with. */
const fits = (root, name) =>
  ['module.server.ts', 'resources.ts'].every((file) => readIfThere(root, `modules/${name}/${file}`))

/** The module to write into: the one asked for, or else the first that has resources. */
export function moduleFor(root, asked) {
  const fit = knownModules(root)
    .map(({ name }) => name)
    .filter((name) => fits(root, name))
  const module = asked ?? fit[0]
  if (module && fit.includes(module)) return module
  throw new Trouble(
    module
      ? `There is no module ${module} that has resources. Those that do: ${fit.join(', ')}.`
      : 'No module has resources yet: npm run new -- module <name>',
  )
}

/** Where a job or a message is written and registered: a module, or a domain of the base if it is named. */
export function serverPlace(root, asked) {
  const parts = `src/domains/${asked}/parts.server.ts`
  return readIfThere(root, parts)
    ? { folder: `src/domains/${asked}`, parts, opening: `export const ${asked} = {` }
    : ofModule(moduleFor(root, asked))
}

const ofModule = (module) => ({
  folder: `modules/${module}`,
  parts: `modules/${module}/module.server.ts`,
  opening: 'export default defineServerModule({',
})

export function placeOf(root, folder) {
  const [first, ...names] = folder.split('/')
  return first === 'modules' ? ofModule(names[0]) : serverPlace(root, names[1])
}
