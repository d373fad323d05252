import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { say } from '../bootstrap/words.mjs'
import { playwright } from '../testing/playwright.mjs'

export const usage =
  'npm run shots    writes a screenshot of every screen to .shots/, and the pictures of the guides to docs/pictures/'

export async function main() {
  readArguments(usage)
  await install()
  await build()
  process.exitCode = await playwright('shots')
  say('The pictures are in .shots/, those of the guides in docs/pictures/.')
}
