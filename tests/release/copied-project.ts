import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { freePort, serve } from '../guides/served-product.ts'
import { change, found } from './change-files.ts'
import { stepsOf } from './guide.ts'

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
    for (const step of stepsOf(page)) {
      if (step.does === 'run') await this.run(step.command)
      else if (step.does === 'remove') this.#remove(step.paths)
      else change(this.folder, step)
    }
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

  #remove(patterns: string[]) {
    for (const pattern of patterns) {
      const paths = found(this.folder, pattern)
      if (paths.length === 0) throw new Error(`There is no ${pattern} to delete`)
      for (const path of paths) rmSync(join(this.folder, path), { recursive: true, force: true })
    }
  }
}
