import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../conventions/project-files.ts'

export const rowsOf = (page: string) => rowsIn(readFileSync(join(root, page), 'utf8').split('\n'))

export function rowsIn(lines: string[]): string[][] {
  return lines
    .filter((line, index) => line.startsWith('|') && !isHead(line, lines[index + 1]))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
}

const isRule = (line: string | undefined) => /^\|[ |:-]+\|$/.test(line ?? '')
const isHead = (line: string, next: string | undefined) => isRule(line) || isRule(next)

export const namesIn = (rows: string[][], pattern: RegExp) =>
  rows
    .flatMap(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name))
    .filter((name) => pattern.test(name))
