import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installTools, tools } from '../bootstrap/install.mjs'

/** Prints what Redocly and Spectral have against an API document. */
const [file] = process.argv.slice(2)
await installTools(tools.schemas)
console.log(JSON.stringify({ redocly: await byRedocly(), spectral: await bySpectral() }))

async function byRedocly() {
  const cli = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')))
  const words = [cli, 'lint', file, '--extends', 'recommended', '--format', 'json']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const run = promisify(execFile)(process.execPath, words, { env })
  // A document with problems is a failure of the program, which prints them all the same.
  const { stdout } = await run.catch((error) => error)
  return JSON.parse(stdout.slice(stdout.indexOf('{'))).problems
}

async function bySpectral() {
  const { default: spectral } = await import('@stoplight/spectral-core')
  const { default: rulesets } = await import('@stoplight/spectral-rulesets')
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] })
  const found = await linter.run(readFileSync(file, 'utf8'))
  return found.map(({ code, path, message }) => [code, path.join('.'), message])
}
