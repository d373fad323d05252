import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Trouble } from '../bootstrap/trouble.mjs'
import { refuseChanged } from '../edits/git.mjs'
import { applyChanges } from './apply-changes.mjs'
import { edited } from './edited.mjs'
import { languages } from './resource-files.mjs'

/** `places` are the files that register the folder, `others` has the texts of files elsewhere. */
export function addFolder(root, { folder, files, others = {}, places }) {
  if (existsSync(join(root, folder))) {
    throw new Trouble(`${folder} exists already: choose another name, or undo it with --undo.`)
  }
  applyChanges(
    root,
    new Map([
      ...Object.entries(files).map(([file, text]) => [join(folder, file), text]),
      ...Object.entries(others),
      ...edited(root, places, 'apply'),
    ]),
  )
}

export function removeFolder(root, { folder, others = {}, places }) {
  refuseChanged(folder)
  applyChanges(
    root,
    new Map([
      ...filesIn(root, folder).map((file) => [file, undefined]),
      ...Object.entries(others),
      ...edited(root, places, 'revert'),
    ]),
  )
}

export const filesIn = (root, folder) =>
  globSync(`${folder}/**`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

/** One file of texts for each language. */
export const textFiles = (textsIn) =>
  Object.fromEntries(
    languages.map((language) => [
      `locales/${language}.json`,
      `${JSON.stringify(textsIn(language), null, 2)}\n`,
    ]),
  )

/** The folder of a job, a message or a page: "remind-readers" of any module or domain. */
export function folderOf(root, name, what) {
  const [folder] = globSync(`{src/domains,modules}/*/${name}/${name}${what.ending}`, { cwd: root })
  if (folder) return folder.slice(0, folder.lastIndexOf('/'))
  throw new Trouble(
    `There is no ${what.called} ${name}: no file ${name}/${name}${what.ending} in a module.`,
  )
}
