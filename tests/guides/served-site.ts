import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { onTestFinished } from 'vitest'
import { root } from '../conventions/project-files.ts'

/** The documentation, built and served below a path by a server that knows only files. */
export async function servedSite() {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const dir = mkdtempSync(join(root, 'test-results', 'site-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const output = join(dir, 'some', 'path')
  const build = ['scripts/docs/site/build-site.mjs', relative(root, output)]
  execFileSync(process.execPath, build, { cwd: root })
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    middleware: [staticMiddleware({ dir })],
    fetch: () => new Response(null, { status: 404 }),
  })
  await server.ready()
  onTestFinished(() => server.close(true))
  const address = `${server.url}some/path/`
  const pages = globSync('**/*.html', { cwd: output }).map((path) => address + path)
  return { address, pages }
}
