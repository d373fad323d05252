import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'

const kubernetes = 'deploy/kubernetes'

type Manifest = { apiVersion: string; kind: string }
const manifests = readdirSync(join(root, kubernetes)).flatMap((name) =>
  parseAllDocuments(readFileSync(join(root, kubernetes, name), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  ),
)

const folder = mkdtempSync(join(tmpdir(), 'test-manifests-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/schemas/install.mjs')])
  symlinkSync(join(root, 'scripts/schemas/node_modules'), join(folder, 'node_modules'), 'junction')
})

/** Types made from the schema of Kubernetes refuse unknown fields, which its validators let pass. */
function errorsIn(documents: Manifest[]): string[] {
  const file = join(folder, 'manifests.mts')
  const sources = documents.map(
    (document, index) =>
      `import type { I${document.kind} as Kind${index} } from 'kubernetes-models/${document.apiVersion}'\n` +
      `export const manifest${index}: Kind${index} = ${JSON.stringify(document, null, 2)}\n`,
  )
  writeFileSync(file, sources.join(''))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck']
  try {
    execFileSync(process.execPath, [tsc, ...options, '--ignoreConfig', file], { cwd: root })
    return []
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
      .trim()
      .split('\n')
  }
}

test('manifests are of the schema', () => {
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(
    new Set([
      'ConfigMap',
      'Secret',
      'Job',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'Ingress',
    ]),
  )
  expect(withNext(errorsIn(manifests), `correct ${kubernetes}`)).toEqual([])
})

test('the schema finds a misspelt field and a wrong type', () => {
  const deployment = manifests.find(({ kind }) => kind === 'Deployment')
  const text = JSON.stringify(deployment)
  const changed = (from: string, to: string) =>
    errorsIn([JSON.parse(text.replace(from, to)) as Manifest]).join()
  expect(changed('"readinessProbe"', '"readinesProbe"')).toContain('readinesProbe')
  expect(changed('"failureThreshold":2', '"failureThreshold":"2"')).toContain('number')
})
