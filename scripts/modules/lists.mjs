import { defaultImportEdit, elementEdit } from '../new/text-edits.mjs'
import { camel } from '../new/words.mjs'

/** The lists of modules, one for each face that a module may have. */
export const lists = [
  ['modules.ts', 'export const modules: readonly Module[] = ['],
  ['modules.server.ts', 'export const modules = ['],
  ['modules.operation.server.ts', 'export const modules: readonly Operation[] = ['],
].map(([file, opening]) => {
  const faceOf = (name) => `modules/${name}/${file.replace('modules', 'module')}`
  const edits = (name) => [
    defaultImportEdit(camel(name), `#${faceOf(name)}`),
    elementEdit(camel(name), opening),
  ]
  return {
    path: `src/app/${file}`,
    faceOf,
    withModule: (text, name) => edits(name).reduce((done, edit) => edit.apply(done), text),
    withoutModule: (text, name) => edits(name).reduce((done, edit) => edit.revert(done), text),
  }
})
