import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BASE_ERROR_CODES } from 'better-auth'
import { admin, captcha, emailOTP, organization } from 'better-auth/plugins'
import type { Auth } from '#server/auth/auth.ts'
import type { ProjectFile } from './project-files.ts'
import { agreedCodes, specifiedCodes } from './specified-codes.ts'

const plugins = [
  admin(),
  organization(),
  emailOTP({ sendVerificationOTP: () => Promise.resolve() }),
  captcha({ provider: 'cloudflare-turnstile', secretKey: 'unused' }),
]

/** Every code somebody may be told: by the sign-in service as it is set up, by ours, by the specification. */
export function allCodes(auth: Pick<Auth, '$ERROR_CODES'>, files: ProjectFile[]): Set<string> {
  return new Set([
    ...libraryCodes(),
    ...Object.keys(auth.$ERROR_CODES),
    ...ownCodes(files),
    ...specifiedCodes,
    ...agreedCodes,
  ])
}

/** What the installed library lists, and what it only writes where it refuses. */
export function libraryCodes(): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('better-auth')))
  const rooms = ['api', ...plugins.map(({ id }) => `plugins/${id}`)]
  const sources = globSync(
    rooms.map((room) => `${room}/**/*.mjs`),
    { cwd: folder },
  ).map((path) => readFileSync(join(folder, path), 'utf8'))
  return [
    ...[BASE_ERROR_CODES, ...plugins.map((plugin) => plugin.$ERROR_CODES)].flatMap(Object.keys),
    ...sources.flatMap((text) => matches(text, /\bcode: "([A-Z_]+)"/g)),
  ]
}

/** The codes that our own code refuses with. */
export function ownCodes(files: ProjectFile[]): string[] {
  return files.flatMap(({ text }) => [
    ...matches(text, /new HttpError\(\s*\w+,\s*'(\w+)'/g),
    ...matches(text, /new ORPCError\(\s*'(\w+)'/g),
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
