import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { writePages } from '../docs/write-pages.mjs'

export const usage = `npm run docs               writes docs/licences.md, AGENTS.md, llms.txt, and the site in dist-docs/
npm run docs -- --serve    serves the site, too, at http://localhost:4000 or on the port in PORT`

const options = { serve: { type: 'boolean', default: false } }

export async function main() {
  const { serve } = readArguments(usage, { options }).values
  await install()
  writePages()
  const programs = ['tests/supply-chain/write-licences.ts', 'scripts/docs/site/build-site.mjs']
  if (serve) programs.push('scripts/docs/site/serve-site.mjs')
  for (const program of programs) {
    const { exitCode } = await runNode([inProject(program)], { show: true })
    process.exitCode = exitCode
    if (exitCode !== 0) return
  }
}
