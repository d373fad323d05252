import { resolve } from 'node:path'
import { CommandMistake } from './command.ts'

/** npm changes to the project's folder, so the path is resolved against the folder where the operator typed it. */
export function fileArgument(positionals: string[]): string {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new CommandMistake('One file is needed')
  return pathArgument(file)
}

export const pathArgument = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
