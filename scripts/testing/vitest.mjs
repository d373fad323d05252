import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { say } from '../bootstrap/words.mjs'
import { countVitest } from './counts.mjs'
import { readersOf } from './readers.mjs'
import { errorsIn, fromVitest, namesOfFailed } from './test-names.mjs'

export async function vitest({ show = true, ...which } = {}) {
  const { report, exitCode, printed } = await vitestReport({ show, ...which })
  const counts = countVitest(report, exitCode)
  if (!show && counts.failed > 0) say(printed.trimEnd())
  const failures = namesOfFailed(fromVitest(report))
  const isNamed = failures.length > 0 || counts.failed === 0
  return {
    ...counts,
    failures: isNamed ? failures : errorsIn(printed),
    failedFiles: (report?.testResults ?? [])
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => name),
  }
}

export async function vitestReport({
  command = 'run',
  projects = [],
  files = [],
  options = [],
  names,
  env,
  show = true,
}) {
  const results = inProject('test-results', `vitest-${randomUUID()}.json`)
  const { exitCode, printed } = await runNode(
    [
      tool('vitest'),
      command,
      '--run',
      ...files,
      '--allowOnly=false',
      ...options,
      ...projects.flatMap((project) => ['--project', project]),
      ...(names ? ['--testNamePattern', names] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
    ],
    { show, env, stopSignal: 'SIGINT' },
  )
  const report = readIfAny(results)
  rmSync(results, { force: true })
  return { report: report && JSON.parse(report), exitCode, printed }
}

/** All unit tests, or those that changed files reach: by imports, or because they read them. */
export function unitTests(changed) {
  const projects = ['unit']
  if (!changed) return vitest({ projects, show: false })
  const files = [...changed, ...readersOf(changed)]
  if (files.length === 0) return { passed: 0, failed: 0 }
  return vitest({
    command: 'related',
    projects,
    files,
    options: ['--passWithNoTests'],
    show: false,
  })
}
