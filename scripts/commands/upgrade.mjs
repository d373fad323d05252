import { readFileSync } from 'node:fs'
import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say, step } from '../bootstrap/words.mjs'
import { refuseHalfDone } from '../edits/write-all.mjs'
import { currentIdentity } from '../rename/changes.mjs'
import { changedHere } from '../upgrade/changed-here.mjs'
import { mergeRelease } from '../upgrade/merge-release.mjs'
import { readRecord } from '../upgrade/record.mjs'
import { refuseUnready } from '../upgrade/refusals.mjs'
import { chooseRelease } from '../upgrade/releases.mjs'
import { report } from '../upgrade/report.mjs'
import { refuseUnfinished, undoUpgrade } from '../upgrade/unfinished.mjs'
import { writeReleases } from '../upgrade/write-releases.mjs'

export const usage = `npm run upgrade -- [<address or folder>] [--to <release>] [--from <commit>]    merges a newer release
npm run upgrade -- --undo                                                     puts the files back`

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  undo: { type: 'boolean' },
}

export async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  if (positionals.length > 1) throw new Trouble(`Name one repository.\n\n${usage}`)
  if (values.undo) {
    undoUpgrade()
    return say('The upgrade is taken back: all files are as they were.')
  }
  refuseHalfDone('npm run new -- --undo')
  refuseUnfinished()
  refuseUnready()
  const { release, repository } = readRecord()
  const address = positionals[0] ?? repository
  const chosen = chooseRelease(address, { ...values, release })
  await install()
  const product = {
    identity: currentIdentity(),
    version: JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version,
  }
  const releases = { from: release, to: chosen.version }
  const commits = await step(
    `Writing releases ${release} and ${releases.to} as this product has them`,
    () => writeReleases(address, chosen, { ...releases, product }),
  )
  say(changedHere(commits))
  const done = await step(`Merging release ${releases.to}`, () => mergeRelease(commits, releases))
  say(report({ ...done, ...releases, name: product.identity.name }))
  if (done.conflicts.size > 0) process.exitCode = 1
}
