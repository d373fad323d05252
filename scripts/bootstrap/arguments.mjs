import { parseArgs } from 'node:util'
import { Trouble } from './trouble.mjs'

/** Refuses words that the command does not know, so that a mistyped option starts nothing. */
export function readArguments(usage, { options = {}, ...config } = {}) {
  try {
    return parseArgs({ options, ...config })
  } catch (error) {
    throw new Trouble(`${error.message}\n\n${usage}`)
  }
}
