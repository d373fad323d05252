import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty project with the bootstrap in it, for tests that change or kill things. */
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

  /** A module of the bootstrap that takes this project for its own. */
  load(name) {
    return import(this.path('scripts/bootstrap', name))
  }

  /** Starts a program that stands in the project; gives what it prints, line by line. */
  start(source) {
    // A file of its own: writing over the one that an earlier start still reads would give it nothing to run.
    const program = `program-${randomUUID()}.mjs`
    this.write(program, source)
    const child = spawn(process.execPath, [program], { cwd: this.root })
    onTestFinished(() => void child.kill('SIGKILL'))
    let printed = ''
    child.stdout.on('data', (text) => (printed += text))
    const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, printed }))
    const says = async (words) => {
      while (!printed.includes(words)) await once(child.stdout, 'data')
      return printed
    }
    return { child, ended, says }
  }
}
