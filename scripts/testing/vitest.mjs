import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { say } from '../bootstrap/words.mjs'
import { countVitest } from './counts.mjs'
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
      'run',
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

export function unitTests(changed) {
  const options = changed && ['--changed', '--passWithNoTests']
  return vitest({ projects: ['unit'], options, show: false })
}
