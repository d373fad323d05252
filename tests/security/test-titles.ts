import { parseSync } from 'vite'
import { type ProjectFile, projectFiles } from '../conventions/project-files.ts'

export type TestTitle = { path: string; title: string }

const tests = projectFiles(
  '{src,modules,tests,scripts,vite,bench}/**/*.{test,spec,setup}.{ts,tsx,mjs}',
)

export const testTitles = (): TestTitle[] => tests.flatMap(titlesIn)

export function titlesIn({ path, text }: ProjectFile): TestTitle[] {
  const { program } = parseSync(path, text)
  return titlesBelow(program, text, []).map((title) => ({ path, title }))
}

type Part = Record<string, unknown> & { type?: string }

function titlesBelow(part: unknown, text: string, groups: string[]): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => titlesBelow(each, text, groups))
  if (!isPart(part)) return []
  const named = nameOf(part, text)
  const here = named ? [...groups, named.title] : groups
  const below = Object.values(part).flatMap((each) => titlesBelow(each, text, here))
  return named?.isTest ? [here.join(' > '), ...below] : below
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function nameOf(part: Part, text: string) {
  if (part.type !== 'CallExpression') return undefined
  const kind = rootOf(part['callee'])
  const [title, work] = part['arguments'] as Part[]
  if (!isPart(work) || !/^(test|it|describe|test\.describe)$/.test(kind)) return undefined
  const words = wordsOf(title, text)
  return words === undefined ? undefined : { title: words, isTest: !kind.endsWith('describe') }
}

/** `test.each(…)` is a `test`, `test.describe.only` a `test.describe`. */
function rootOf(callee: unknown): string {
  if (!isPart(callee)) return ''
  if (callee.type === 'Identifier') return String(callee['name'])
  if (callee.type === 'CallExpression') return rootOf(callee['callee'])
  if (callee.type !== 'MemberExpression') return ''
  const [root, member] = [rootOf(callee['object']), rootOf(callee['property'])]
  if (root === 'test' && member === 'describe') return 'test.describe'
  return /^(each|for|concurrent|sequential|only)$/.test(member) ? root : ''
}

function wordsOf(title: Part | undefined, text: string) {
  if (title?.type === 'Literal') return String(title['value'])
  if (title?.type !== 'TemplateLiteral') return undefined
  return text.slice(Number(title['start']) + 1, Number(title['end']) - 1)
}
