import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

export const usage =
  'npm run delete-unused-texts    deletes the texts that no code uses, in all languages, and lists them'

export async function main() {
  readArguments(usage)
  await install()
  const { exitCode } = await runNode([inProject('tests/conventions/delete-unused-texts.ts')], {
    show: true,
  })
  process.exitCode = exitCode
}
