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
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, 'src', '--format=json'], {
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

describe('the linter allows', () => {
  test.each(allowed)('$what', (sample) => {
    expect(complaintsAbout(sample).filter((text) => /house|forbid/.test(text))).toEqual([])
  })
})
