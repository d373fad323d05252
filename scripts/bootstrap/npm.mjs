import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Trouble } from './trouble.mjs'

export function findNpm() {
  const beside = dirname(process.execPath)
  const found = [
    process.env.npm_execpath,
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
    .filter((path) => path && existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => /npm-cli\.c?js$/.test(path))
  if (found) return found
  throw new Trouble('npm was not found. It comes with Node: install Node from https://nodejs.org.')
}
