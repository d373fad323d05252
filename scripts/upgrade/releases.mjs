import { Trouble } from '../bootstrap/trouble.mjs'
import { gitList, runGit, tryGit } from '../edits/run-git.mjs'
import { compareVersions, versionIn } from './versions.mjs'

/** The releases of a repository, oldest first. */
function releasesAt(address) {
  return readFrom(address, ['ls-remote', '--tags', '--refs', '--', address])
    .split('\n')
    .map((line) => versionIn(line.split('refs/tags/v')[1] ?? ''))
    .filter(Boolean)
    .toSorted(compareVersions)
}

/** The release to take over, and what it is compared with. */
export function chooseRelease(address, { release, to, from }) {
  const releases = releasesAt(address)
  const listed = releases.length > 0 ? `It has ${releases.join(', ')}.` : 'It has no releases.'
  const wanted = to === undefined ? releases.at(-1) : versionIn(to)
  if (to !== undefined && !releases.includes(wanted)) {
    throw new Trouble(`${address} has no release ${to}. ${listed}`)
  }
  if (wanted === undefined || compareVersions(wanted, release) <= 0) {
    throw new Trouble(
      `This product has release ${release}, and ${address} has none that is newer. ${listed}`,
    )
  }
  if (from === undefined && !releases.includes(release)) {
    throw new Trouble(
      `This product came from release ${release}, which ${address} does not have. ${listed}\n` +
        'Name the commit that it was copied from: npm run upgrade -- --from <commit>',
    )
  }
  return { version: wanted, base: from ?? `refs/tags/v${release}` }
}

/** Fetches two trees without their history, into a repository of their own. */
export function fetchReleases(repository, address, { version, base }) {
  runGit(['init', '--quiet', '--bare', '--template=', repository])
  const refs = [`+${base}:refs/releases/base`, `+refs/tags/v${version}:refs/releases/next`]
  const fetch = ['fetch', '--quiet', '--no-tags', '--depth=1', '--', address, ...refs]
  readFrom(address, ['--git-dir', repository, ...fetch])
}

function readFrom(address, args) {
  const { status, stdout, stderr } = tryGit(args)
  if (status === 0) return stdout
  throw new Trouble(
    `${address} could not be read.\n${stderr.trimEnd()}\n` +
      'Check the address, or name another: npm run upgrade -- <address or folder>',
  )
}

export const filesIn = (commit) => gitList(['ls-tree', '-r', '-z', '--name-only', commit])
