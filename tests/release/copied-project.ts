import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from '../guides/served-product.ts'

const made = new Set([
  '.data',
  '.git',
  '.shots',
  'dist',
  'dist-docs',
  'node_modules',
  'test-results',
])

export class CopiedProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'copied-project-'))

  constructor() {
    // If root runs the tests, PostgreSQL runs as another user, which must reach the folder.
    chmodSync(this.folder, 0o711)
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 }))
    cpSync(root, this.folder, { recursive: true, filter: (path) => !made.has(basename(path)) })
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'))
  }

  async follow(page: string) {
    await this.run(`node scripts/guides/run.mjs ${page}`)
  }

  firstCommand(page: string) {
    const [command] =
      /^npm run .+$/m.exec(readFileSync(join(this.folder, 'docs', page), 'utf8')) ?? []
    if (!command) throw new Error(`${page} has no command`)
    return command
  }

  async run(command: string, variables?: Record<string, string>) {
    const child = spawn('/bin/sh', ['-c', command], {
      cwd: this.folder,
      env: this.environment(variables),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const saying = Promise.all([text(child.stdout), text(child.stderr)])
    const [exitCode] = (await once(child, 'exit')) as [number | null]
    const said = (await saying).join('')
    if (exitCode !== 0) throw new Error(`${command}\n${said}`)
    return said
  }

  async serve(variables: Record<string, string> = {}) {
    const port = await freePort()
    await serve({
      command: [process.execPath, 'scripts/serve.mjs'],
      cwd: this.folder,
      env: this.environment({ DATA_DIR: join(this.folder, '.data'), ...variables }),
      port,
    })
    return `http://localhost:${port}`
  }

  environment(variables: Record<string, string> = {}) {
    const programs = [join(this.folder, 'node_modules/.bin'), dirname(process.execPath)]
    const path = [...programs, process.env['PATH']].join(delimiter)
    return { PATH: path, HOME: process.env['HOME'], ...variables }
  }
}
