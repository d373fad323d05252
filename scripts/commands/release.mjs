import { readArguments } from '../bootstrap/arguments.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { runGit, tryGit } from '../edits/run-git.mjs'
import { refuseHalfDone, undo, writeAll } from '../edits/write-all.mjs'
import { releaseChanges } from '../release/changes.mjs'
import { versionIn } from '../upgrade/versions.mjs'

export const usage = `npm run release -- <version>    sets the version, dates the changelog, commits and tags
npm run release -- --undo       puts back what an interrupted run wrote`

const options = { undo: { type: 'boolean', default: false } }

export function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  const [given = '', ...more] = positionals
  if (values.undo) {
    undo()
    return say('The interrupted run is undone.')
  }
  const version = versionIn(given)
  if (!version || more.length > 0) throw new Trouble('Name the release: npm run release -- 0.2.0')
  refuseHalfDone('npm run release -- --undo')
  refuseUncommitted()
  const tag = `v${version}`
  if (tryGit(['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`]).status === 0) {
    throw new Trouble(`The tag ${tag} exists already: choose a higher version.`)
  }
  const changes = releaseChanges(version, new Date())
  writeAll(changes, () => {
    runGit([
      'commit',
      '--quiet',
      '--message',
      `release: ${version}`,
      '--',
      ...changes.map(({ path }) => path),
    ])
  })
  runGit(['tag', '--annotate', '--message', `Release ${version}`, tag])
  say(`Release ${version} is committed and tagged. Publish it: git push --follow-tags`)
}
