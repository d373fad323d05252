import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowed, forbidden, type Sample } from './lint-samples.ts'
import { root } from './project-files.ts'

type Report = { diagnostics: { code: string; filename: string; message: string }[] }

const project = mkdtempSync(join(tmpdir(), 'lint-'))
const samples: Sample[] = [...forbidden, ...allowed]
let report: Report

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(project, '.oxlintrc.json'))
  cpSync(join(root, 'tsconfig.json'), join(project, 'tsconfig.json'))
  cpSync(join(root, 'scripts/lint'), join(project, 'scripts/lint'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
  for (const sample of samples) {
    const file = join(project, pathOf(sample))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${sample.code}\n`)
  }
  writeFileSync(join(project, 'modules/three/module.json'), '{ "needs": ["two"] }')
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, 'src', 'modules', '--format=json'], {
    cwd: project,
    encoding: 'utf8',
  })
  report = JSON.parse(stdout) as Report
})

afterAll(() => rmSync(project, { recursive: true }))

/** Samples that share a path must not overwrite each other. */
function pathOf(sample: Sample) {
  return sample.path.replace('sample', `sample${samples.indexOf(sample)}`)
}

function complaintsAbout(sample: Sample) {
  return report.diagnostics
    .filter(({ filename }) => filename.replaceAll('\\', '/') === pathOf(sample))
    .map(({ code, message }) => `${code} ${message}`)
}

describe('the linter refuses', () => {
  test.each(forbidden)('$what', (sample) => {
    expect(complaintsAbout(sample)).toContainEqual(expect.stringContaining(sample.rule))
  })
})

test.each([
  ['a frame knowing a feature', 'Move the code down'],
  ['a domain knowing one above it', 'move the code to operations'],
  ['the insides of another feature', '#domains/identity/users/index.ts'],
  ['a path without extension', 'src/ui/button.ts'],
  ['server code in a screen', 'name this file *.server.ts'],
  ['the third feature of that cycle, even lazily', 'Move what both need'],
  ['the class ml-4', 'as ms-'],
  ['the class bg-slate-100', 'ui/theme/tokens.css'],
  ['the untranslated text of <p>Hello</p>', 'add a key to every locales/*.json'],
  ['a handler that a failed fetch of code passes by', 'docs/decisions/0029-on-demand.md'],
])('lint says what to do about %s', (what, next) => {
  const sample = forbidden.find((one) => one.what === what)
  expect(sample && complaintsAbout(sample)).toContainEqual(expect.stringContaining(next))
})

describe('the linter allows', () => {
  test.each(allowed)('$what', (sample) => {
    expect(complaintsAbout(sample).filter((text) => /house|forbid/.test(text))).toEqual([])
  })
})
