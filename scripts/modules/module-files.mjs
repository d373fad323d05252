import { partnerIn } from '../lint/features.mjs'
import { filesIn } from '../new/added-folder.mjs'
import { knownModules } from './known-modules.mjs'

/** The files that are there because of these modules, where `isThere` tells which others are. */
export const filesOf = (project, names, isThere) =>
  knownModules(project).flatMap(({ name, folder }) =>
    filesIn(project, folder).filter((path) => {
      const partner = partnerIn(path)
      const modules = [name, ...(partner ? [partner] : [])]
      return (
        modules.some((one) => names.includes(one)) &&
        modules.every((one) => names.includes(one) || isThere(one))
      )
    }),
  )
