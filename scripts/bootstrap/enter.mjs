// Uses only syntax that any Node can parse: an old version must still print which version is needed.
import { stopWithNpm } from './stop-with-npm.mjs'
import { describe } from './trouble.mjs'

const oldest = '20.19'

export function enter(loadCommand) {
  if (!isRecent(process.versions.node)) {
    console.error(
      `This project needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n` +
        'Install a current one from https://nodejs.org and run the command again.',
    )
    process.exitCode = 1
    return
  }
  stopWithNpm()
  loadCommand()
    .then(({ main, usage }) => (usage && asksForHelp() ? console.log(usage) : main()))
    .catch((error) => {
      console.error(describe(error))
      process.exitCode = 1
    })
}

/** A command without `usage` has a program of its own that prints the help. */
function asksForHelp() {
  return process.argv.slice(2).some((word) => word === '--help' || word === '-h')
}

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = oldest.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}
