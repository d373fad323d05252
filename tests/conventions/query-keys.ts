import type { ProjectFile } from './project-files.ts'

const PATH = /^(?:\.\.\.[\w.]+(?:\(\w+\))?(?:\.queryKey)?|'[\w-]+'|[\w.]+)$/u

const QUERY =
  /\b(?<kind>infiniteQueryOptions|pagedQuery|queryOptions)(?:<\w+>)?\(\{(?<body>.*?)\b(?:queryFn|read)\b/gsu
const KEY = /\bqueryKey: \[(?<parts>[^\]]*)\]/u

/** Queries whose keys break the rule of `src/kit/record-list/listed.ts`. */
export const queryKeyProblems = (files: ProjectFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(QUERY)].flatMap(({ groups: { kind = '', body = '' } = {} }) => {
      const parts = KEY.exec(body)?.groups?.['parts']
      return parts !== undefined && isRegular(kind, partsOf(parts)) ? [] : [`${path}: ${parts}`]
    }),
  )

const partsOf = (parts: string) =>
  parts
    .replaceAll(/\{[^}]*\}/gu, '{}')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function isRegular(kind: string, parts: string[]): boolean {
  const word = parts.findIndex((part) => part === "'list'" || part === "'one'")
  if (word === -1) return kind === 'queryOptions' && parts.every((part) => PATH.test(part))
  const isList = parts[word] === "'list'"
  const rest = parts.length - word - 1
  return (
    isList === (kind !== 'queryOptions') &&
    parts.slice(0, word).every((part) => PATH.test(part)) &&
    (isList ? rest <= 1 : rest === 1)
  )
}
