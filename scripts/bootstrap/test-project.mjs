import { spawn } from 'node:child_process'
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
    this.write('program.mjs', source)
    const child = spawn(process.execPath, ['program.mjs'], { cwd: this.root })
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
