import { resolve } from 'node:path'

/** npm changes to the project's folder, so the path is resolved against the folder where the operator typed it. */
export const pathArgument = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), path)

export const fileArgument = { isFile: true, read: pathArgument } as const
