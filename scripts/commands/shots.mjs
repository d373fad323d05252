import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { say } from '../bootstrap/words.mjs'
import { playwright } from '../testing/playwright.mjs'

export async function main() {
  await install()
  await build()
  process.exitCode = await playwright('shots')
  say('The pictures are in .shots/, those of the guides in docs/pictures/.')
}
