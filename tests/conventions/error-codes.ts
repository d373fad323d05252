import { type ProjectFile, projectFiles } from './project-files.ts'
import { agreedCodes, specifiedCodes } from './specified-codes.ts'

/** The specification names codes for what is a module here, too. */
const specifiedForModules = projectFiles('modules/*/specified-codes.json').flatMap(
  ({ text }) => JSON.parse(text) as string[],
)

export const allCodes = (files: ProjectFile[]): Set<string> =>
  new Set([...ownCodes(files), ...specifiedCodes, ...specifiedForModules, ...agreedCodes])

export function ownCodes(files: ProjectFile[]): string[] {
  return files.flatMap(({ text }) => [
    ...matches(text, /new HttpError\(\s*\w+,\s*'(\w+)'/g),
    ...matches(text, /httpErrors\.(?:duplicate|inUse)\(\s*'(\w+)'/g),
    ...matches(text, /\binUse: '(\w+)'/g),
    ...matches(text, /(?:inUse|code) \?\? '(\w+)'/g),
    ...matches(text, /new ORPCError\(\s*'(\w+)'/g),
    ...matches(text, /^ {2}([A-Z]+(?:_[A-Z]+)+): \[\s*\d{3}[,\]]/gm),
    ...matches(text, /\bcode: ('\w+'(?: \| '\w+')*)/g).flatMap((codes) =>
      matches(codes, /'([A-Z_]+|[a-z]+(?:_[a-z]+)+)'/g),
    ),
  ])
}

export function codeProblems(codes: Set<string>, texts: Record<string, string>): string[] {
  return [
    ...[...codes].filter((code) => !Object.hasOwn(texts, code)).map((code) => `${code}: no words`),
    ...Object.keys(texts)
      .filter((code) => !codes.has(code))
      .map((code) => `${code}: nothing says this any more`),
  ]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}
