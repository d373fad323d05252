import type { ProjectFile } from './project-files.ts'
import { agreedCodes, specifiedCodes } from './specified-codes.ts'

/** Every error code that a user may be shown: by our own code, and by the specification. */
export const allCodes = (files: ProjectFile[]): Set<string> =>
  new Set([...ownCodes(files), ...specifiedCodes, ...agreedCodes])

/** The codes that our own code refuses with. */
export function ownCodes(files: ProjectFile[]): string[] {
  return files.flatMap(({ text }) => [
    ...matches(text, /new HttpError\(\s*\w+,\s*'(\w+)'/g),
    ...matches(text, /httpErrors\.(?:duplicate|inUse)\(\s*'(\w+)'/g),
    // A described resource, and what stands for a code that it doesn't name.
    ...matches(text, /\binUse: '(\w+)'/g),
    ...matches(text, /(?:inUse|code) \?\? '(\w+)'/g),
    ...matches(text, /new ORPCError\(\s*'(\w+)'/g),
    // A table of codes, each with its status and message.
    ...matches(text, /^ {2}([A-Z]+(?:_[A-Z]+)+): \[\s*\d{3},/gm),
    ...matches(text, /\bcode: ('\w+'(?: \| '\w+')*)/g).flatMap((codes) =>
      matches(codes, /'([A-Z_]+|[a-z]+(?:_[a-z]+)+)'/g),
    ),
  ])
}

/** Codes without words, and words without a code. */
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
