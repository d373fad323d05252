import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Step, Where } from './guide.ts'

export function change(project: string, step: Exclude<Step, { does: 'run' | 'remove' }>) {
  const file = join(project, step.path)
  if (step.does === 'show' || step.does === 'list') return compare(file, step)
  if (step.does === 'write' || step.does === 'replace') {
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, step.text, { flag: step.does === 'write' ? 'wx' : 'w' })
  }
  const files = inBraces(step.path)
  const texts = files.length > 1 ? step.text.trimEnd().split('\n') : [step.text.trimEnd()]
  if (texts.length !== files.length) throw new Error(`${step.path} wants a line for each language`)
  for (const [index, path] of files.entries()) {
    edit(join(project, path), { ...step, text: texts[index] ?? '' })
  }
}

function compare(file: string, { does, text }: Extract<Step, { does: 'show' | 'list' }>) {
  const written = readFileSync(file, 'utf8')
  const lines = new Set(written.split('\n'))
  const missing = text
    .trimEnd()
    .split('\n')
    .filter((line) => !lines.has(line))
  if (missing.length > 0 || (does === 'show' && written !== text)) {
    throw new Error(`${file} is not what the page says:\n${written}`)
  }
}

type Edit = { where: Where; line: string; text: string }

function edit(file: string, { where, line, text }: Edit) {
  if (where === 'without') return cut(file, text)
  const lines = readFileSync(file, 'utf8').split('\n')
  const found = lines.flatMap((candidate, index) => (candidate.trim() === line ? [index] : []))
  const [at] = found
  if (at === undefined || found.length > 1) {
    throw new Error(`${file} has ${found.length} lines that say: ${line}`)
  }
  const added = text === '' ? [] : [text]
  lines.splice(where === 'after' ? at + 1 : at, where === 'after' ? 0 : 1, ...added)
  writeFileSync(file, lines.join('\n'))
}

function cut(file: string, text: string) {
  const trimmed = (lines: string[]) => lines.map((line) => line.trim())
  for (const block of text.trim().split(/\n\n+/)) {
    const wanted = trimmed(block.split('\n'))
    const lines = readFileSync(file, 'utf8').split('\n')
    const stands = (at: number) =>
      trimmed(lines.slice(at, at + wanted.length)).join('\n') === wanted.join('\n')
    const places = lines.flatMap((_, at) => (stands(at) ? [at] : []))
    if (places.length === 0) throw new Error(`${file} does not say: ${block}`)
    for (const at of places.toReversed()) lines.splice(at, wanted.length)
    writeFileSync(file, lines.join('\n'))
  }
}

function inBraces(path: string): string[] {
  const [whole, before = '', names = '', after = ''] = /^(.*)\{(.+)\}(.*)$/u.exec(path) ?? []
  return whole ? names.split(',').map((name) => before + name + after) : [path]
}

export const found = (project: string, pattern: string) => globSync(pattern, { cwd: project })
