import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../conventions/project-files.ts'

export const alertTestsFile = join(root, 'deploy/prometheus-rules.test.yml')

interface RulesFile {
  tests: {
    input_series: { series: string }[]
    promql_expr_test: { expr: string; exp_samples: unknown[] }[]
  }[]
}

/** The tests of the alerts: which alert each judges, by which series, and whether it fires. */
export function alertTests() {
  const { tests } = parse(readFileSync(alertTestsFile, 'utf8')) as RulesFile
  return tests.flatMap(({ input_series: inputs, promql_expr_test: judged }) =>
    judged.map(({ expr, exp_samples: samples }) => ({
      alert: /^ALERTS\{alertname="(\w+)", alertstate="firing"\}$/.exec(expr)?.[1],
      fires: samples.length > 0,
      series: inputs.map(({ series }) => series),
    })),
  )
}
