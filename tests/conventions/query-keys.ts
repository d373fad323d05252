import type { ProjectFile } from './project-files.ts'

const QUERY =
  /\b(?:infiniteQueryOptions|pagedQuery|queryOptions)(?:<\w+>)?\(\{.*?\bqueryKey: (?<key>\[[^\]]*\]).*?\b(?:queryFn|read)\b.*?\n {0,2}\}\)/gsu

const BY_HAND = /\(await api\(\)\)\.\w+\.\w+\(|= await api\(\)/gu

/** Calls that are not written by their path, like `call('users.get', { id })`. */
export const callsByHand = (files: ProjectFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(BY_HAND), ([found]) => `${path}: ${found}`),
  )

/** Queries of a call whose keys are written by hand, so that they may differ from the key of the call. */
export const queryKeyProblems = (files: ProjectFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(QUERY)].flatMap(([query, key = '']) =>
      /\bcall\(/u.test(query) ? [`${path}: ${key}`] : [],
    ),
  )
