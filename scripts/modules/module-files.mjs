import { partnerIn } from '../lint/features.mjs'
import { filesIn } from '../new/added-folder.mjs'

/** The files that are there because of these modules, where `isThere` tells which others are. */
export const filesOf = (folder, names, isThere) =>
  filesIn(folder, 'modules').filter((path) => {
    const partner = partnerIn(path)
    const modules = [path.split('/')[1], ...(partner ? [partner] : [])]
    return (
      modules.some((name) => names.includes(name)) &&
      modules.every((name) => names.includes(name) || isThere(name))
    )
  })
