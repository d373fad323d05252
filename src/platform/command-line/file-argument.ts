import { resolve } from 'node:path'
import { CommandMistake } from './command.ts'

/** The one file of a command, seen from where it was typed: npm goes to the project's folder first. */
export function fileArgument(positionals: string[]): string {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new CommandMistake('One file is needed')
  return pathArgument(file)
}

export const pathArgument = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
