import { dirname } from 'node:path/posix'
import type { ProjectFile } from './project-files.ts'

const MOST_LINES = 300
const MOST_FILES = 25

const EXAMPLES = 'modules/gallery/examples'

const MACHINE_PATH = /(?<![\w.}])(\/(home|Users|root|work)\/\w+|[A-Z]:\\\w+)/

const ARCHAIC_PRONOUN = /\bwho(ever|soever)\b/i

const PHYSICAL_SIDE =
  /^\s*((margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b|(left|right):|(text-align|float|clear):\s*(left|right))/

export function tooLong({ path, text }: ProjectFile): string[] {
  const lines = text.trimEnd().split('\n').length
  return lines > MOST_LINES ? [`${path}: ${lines} lines`] : []
}

/** Tests are beside the code they test and don't count. */
export function crowded(files: readonly Pick<ProjectFile, 'path'>[]): string[] {
  const counted = files.filter(({ path }) => !path.includes('.test.'))
  return [...Map.groupBy(counted, ({ path }) => dirname(path))].flatMap(([folder, within]) =>
    within.length > MOST_FILES && folder !== EXAMPLES ? [`${folder}: ${within.length} files`] : [],
  )
}

export const machinePaths = matching(MACHINE_PATH)
export const archaicPronouns = matching(ARCHAIC_PRONOUN)
export const physicalSides = matching(PHYSICAL_SIDE)

function matching(pattern: RegExp) {
  return ({ path, text }: ProjectFile): string[] =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      )
}
