import { basename, dirname } from 'node:path/posix'
import { namespaces, serverTexts } from '#i18n/texts.server.ts'
import { flatten, type TextTree } from './locale-rules.ts'
import { projectFiles } from './project-files.ts'

export const namespaceOf = (path: string) => basename(dirname(dirname(path)))

/** The texts of each namespace by key; modules add theirs. */
export const englishTexts: ReadonlyMap<string, Record<string, string>> = new Map(
  namespaces().map((namespace) => [namespace, flatten(serverTexts('en', namespace) as TextTree)]),
)

/** A module may say a text of the base its own way, and one of its own in a `with-` folder, but two modules never say the same one. */
export function textsTwice() {
  const files = projectFiles('modules/**/locales/en.json').filter(
    ({ path }) => !path.includes('/with-'),
  )
  const keys = files.flatMap(({ path, text }) =>
    Object.keys(flatten(JSON.parse(text) as TextTree)).map((key) => `${namespaceOf(path)}:${key}`),
  )
  return keys.filter((key, at) => keys.indexOf(key) < at)
}
