import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataDir } from '#platform/database/test-process.ts'
import { debianProgram } from '#platform/test-debian-program.ts'
import { serveBuild } from '../guides/served-build.ts'
import { alertTests, alertTestsFile } from './alert-tests.ts'

test('every alert fires when it should, and is quiet otherwise', () => {
  const folder = temporaryDataDir(onTestFinished)
  const { file } = debianProgram(join(folder, 'debian'), 'promtool', 'prometheus')
  const said = execFileSync(file, ['test', 'rules', alertTestsFile], { encoding: 'utf8' })
  expect(said).toContain('SUCCESS')
})

test('every series that an alert waits for is there before the first event', async () => {
  const metrics = await metricsOfNewServer()
  const there = new Set(
    [...metrics.matchAll(/^([a-z]\w+(?:\{.*\})?) /gm)].map(([, one = '']) => plain(one)),
  )
  const waited = alertTests()
    .flatMap(({ series }) => series.map(plain))
    .filter((series) => series !== 'up{}')
  expect(waited.filter((series) => !there.has(series))).toEqual([])
})

/** With a mail server, there are jobs of mail. */
async function metricsOfNewServer() {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'library@incipit.example' }
  return (await fetch(`${await serveBuild(mail)}/api/metrics`)).text()
}

/** The series without the labels that Prometheus adds, in a fixed order. */
function plain(series: string): string {
  const labels = [...series.matchAll(/(\w+)="([^"]*)"/g)].map(([label]) => label)
  const own = labels.filter((label) => !/^(job|instance)=/.test(label))
  return `${/^\w+/.exec(series)?.[0]}{${own.toSorted().join()}}`
}
