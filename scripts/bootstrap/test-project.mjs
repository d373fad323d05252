import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export class TestProject {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'))

  constructor() {
    cpSync(import.meta.dirname, this.path('scripts/bootstrap'), { recursive: true })
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }))
  }

  path(...parts) {
    return join(this.root, ...parts)
  }

  write(path, text) {
    mkdirSync(dirname(this.path(path)), { recursive: true })
    writeFileSync(this.path(path), text)
  }

  read(path) {
    return readFileSync(this.path(path), 'utf8')
  }

  load(name) {
    return import(this.path('scripts/bootstrap', name))
  }

  start(source) {
    const program = `program-${randomUUID()}.mjs`
    this.write(program, source)
    const child = spawn(process.execPath, [program], { cwd: this.root })
    onTestFinished(() => void child.kill('SIGKILL'))
    let printed = ''
    child.stdout.on('data', (text) => (printed += text))
    child.stderr.on('data', (text) => (printed += text))
    const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, printed }))
    const says = async (words) => {
      while (!printed.includes(words)) {
        await Promise.race([
          once(child.stdout, 'data'),
          once(child.stderr, 'data'),
          ended.then(() => Promise.reject(new Error(`It ended after: ${printed}`))),
        ])
      }
      return printed
    }
    return { child, ended, says }
  }
}
