import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'
import { alertTests } from '../release/alert-tests.ts'
import { allMetrics } from './all-metrics.ts'

const next = 'correct the file in deploy/: metrics are in src/platform/metrics'
const kept = new Set(allMetrics().map(({ name }) => name))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const known = (name: string) => kept.has(name.replace(/_(bucket|sum|count)$/, '')) || name === 'up'

const asked = (text: string) =>
  [...text.matchAll(/([a-z\d_]+)\{job=/g)].map(([, name = '']) => name)

interface Panel {
  title: string
  targets: { expr: string }[]
}

const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: Panel[] }

test.each(panels)('the panel "$title" shows metrics that there are', ({ targets }) => {
  const names = targets.flatMap(({ expr }) => asked(expr))
  expect(names.length).toBeGreaterThanOrEqual(targets.length)
  expect(
    withNext(
      names.filter((name) => !known(name)),
      next,
    ),
  ).toEqual([])
})

const alerts = read('deploy/prometheus-rules.yml')
  .split('- alert: ')
  .slice(1)
  .map((rule) => ({ alert: rule.slice(0, rule.indexOf('\n')), rule }))

test.each(alerts)('$alert asks for metrics that there are, and says what to do', (found) => {
  const names = asked(found.rule)
  expect(names).not.toEqual([])
  expect(
    withNext(
      names.filter((name) => !known(name)),
      next,
    ),
  ).toEqual([])
  expect(found.rule).toMatch(/summary: .+\n +description: .+/)
})

test.each(alerts)('$alert has a test in which it fires, and one in which it is quiet', (rule) => {
  const own = alertTests().filter(({ alert }) => alert === rule.alert)
  const judged = own.map(({ fires }) => (fires ? 'fires' : 'is quiet'))
  expect(judged.toSorted()).toEqual(['fires', 'is quiet'])
})
