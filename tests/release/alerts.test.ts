import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataDir } from '#platform/database/test-process.ts'
import { freePort } from '#platform/free-port.ts'
import { debianProgram } from '#platform/test-debian-program.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from '../guides/served-product.ts'
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

/** A mail server, so that the jobs of mail are there. */
async function metricsOfNewServer() {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  await serve({
    command: [process.execPath, 'scripts/serve.mjs'],
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      BASE_URL: address,
      DATA_DIR: temporaryDataDir(onTestFinished),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'library@books.example',
    },
    port,
  })
  return (await fetch(`${address}/api/metrics`)).text()
}

/** The series without the labels that Prometheus adds, in a fixed order. */
function plain(series: string): string {
  const labels = [...series.matchAll(/(\w+)="([^"]*)"/g)].map(([label]) => label)
  const own = labels.filter((label) => !/^(job|instance)=/.test(label))
  return `${/^\w+/.exec(series)?.[0]}{${own.toSorted().join()}}`
}
