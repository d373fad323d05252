import { readFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { currentIdentity } from '../rename/changes.mjs'
import { sectionsOf, whatToDo } from '../upgrade/changelog.mjs'
import { readRecord, recordFile, recordText } from '../upgrade/record.mjs'
import { compareVersions } from '../upgrade/versions.mjs'
import { numbered } from './numbered.mjs'

const read = (path) => readFileSync(inProject(path), 'utf8')

export function releaseChanges(version, date) {
  refuseOlder(version)
  return [
    change('CHANGELOG.md', (text) =>
      dated(text, `${version} (${date.toISOString().slice(0, 10)})`),
    ),
    change('package.json', (text) => numbered(text, version)),
    change('package-lock.json', (text) => numbered(text, version)),
    ...(isTemplate()
      ? [change(recordFile, () => recordText({ ...readRecord(), release: version }))]
      : []),
  ]
}

function change(path, rewrite) {
  const before = read(path)
  return { path, before, after: rewrite(before) }
}

function refuseOlder(version) {
  const { version: current } = JSON.parse(read('package.json'))
  const [latest] = sectionsOf(read('CHANGELOG.md')).flatMap(
    ({ version: released }) => released ?? [],
  )
  for (const other of [current, latest]) {
    if (other && compareVersions(version, other) < 0) {
      throw new Trouble(`${version} is older than ${other}: choose a higher version.`)
    }
  }
}

function dated(changelog, title) {
  const [first] = sectionsOf(changelog)
  if (first?.title !== 'Unreleased' || first.text === '') {
    throw new Trouble('CHANGELOG.md has nothing under “## Unreleased”: describe what is new first.')
  }
  if (!first.toDo) {
    throw new Trouble(
      `CHANGELOG.md does not say what an adopter must do. Add it under “## Unreleased”:\n\n### ${whatToDo}\n\nNothing.`,
    )
  }
  return changelog.replace('## Unreleased', `## Unreleased\n\n## ${title}`)
}

/** The template is called as its repository; a product that was taken from it has another name, and its own versions. */
function isTemplate() {
  const [, repository] = /([^/]+?)(?:\.git)?$/.exec(readRecord().repository) ?? []
  return repository === currentIdentity().name.toLowerCase()
}
