import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../conventions/project-files.ts'

export type Step =
  | { does: 'write'; path: string; text: string }
  | { does: 'replace'; path: string; text: string }
  /** What a command wrote: a whole file, or lines of one. */
  | { does: 'show'; path: string; text: string }
  | { does: 'list'; path: string; text: string }
  | { does: 'edit'; path: string; where: Where; line: string; text: string }
  | { does: 'remove'; paths: string[] }
  | { does: 'run'; command: string }

export type Where = 'after' | 'instead of' | 'without'

const FENCE = /^(?<head>[^\n]*)\n\n```(?<kind>\w+)\n(?<text>.*?)^```$/gmsu
const FILE = /^`(?<path>[^`]+)`:$/u
const SHOWN = /^It writes `(?<path>[^`]+)`:$/u
const LISTED = /^It adds to `(?<path>[^`]+)`:$/u
const WHOLE = /^Replace `(?<path>[^`]+)`:$/u
const EDIT = /^In `(?<path>[^`]+)`, (?<where>after|instead of) `(?<line>.+)`:$/u
const CUT = /^In `(?<path>[^`]+)`, (?<where>without):$/u

export function stepsOf(page: string): Step[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8')
  const fences = [...text.matchAll(FENCE)]
  if (fences.length < (text.match(/^```\w+$/gm) ?? []).length) {
    throw new Error(`${page} has code without a line of text above it`)
  }
  return fences.flatMap(({ groups = {} }) => stepIn(groups))
}

function stepIn({ head = '', kind = '', text = '' }: Record<string, string | undefined>): Step[] {
  for (const [does, form] of [
    ['show', SHOWN],
    ['list', LISTED],
    ['replace', WHOLE],
  ] as const) {
    const { path } = form.exec(head)?.groups ?? {}
    if (path) return [{ does, path, text }]
  }
  const said = [EDIT, CUT, FILE].map((form) => form.exec(head)?.groups).find(Boolean)
  const { path, where, line = '' } = said ?? {}
  if (path && where) return [{ does: 'edit', path, where: where as Where, line, text }]
  if (path) return [{ does: 'write', path, text }]
  if (head === 'Delete:') return [{ does: 'remove', paths: text.trim().split('\n') }]
  const commands = kind === 'sh' ? text.trim().split('\n') : []
  return commands.map((command) => ({ does: 'run', command }))
}
