import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { say } from '../bootstrap/words.mjs'

export async function main() {
  await install()
  await build({ force: true })
  say('The build is in dist/.')
}
