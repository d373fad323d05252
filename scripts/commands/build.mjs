import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { say } from '../bootstrap/words.mjs'

export const usage = 'npm run build    writes the production build to dist/'

export async function main() {
  readArguments(usage)
  await install()
  await build({ force: true })
  say('The build is in dist/.')
}
