import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import { startedWith } from './embedded/started-with.ts'

type Row = Record<string, unknown>
type Answer = { rows?: Row[]; error?: string }

export class TestProcess {
  readonly #child: ChildProcess

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  static async start(dataDir: string, cwd = process.cwd()): Promise<TestProcess> {
    const started = TestProcess.launch(dataDir, cwd)
    await started.#answer()
    return started
  }

  static launch(dataDir: string, cwd = process.cwd()): TestProcess {
    const child = fork(join(import.meta.dirname, 'test-process-child.ts'), {
      cwd,
      // A process group of its own, as a terminal creates.
      detached: true,
      execArgv: [],
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return new TestProcess(child)
  }

  query(statement: string): Promise<Row[]> {
    this.#child.send(statement)
    return this.#answer()
  }

  async close(): Promise<void> {
    const exit = once(this.#child, 'exit')
    this.#child.send('close')
    await exit
  }

  async kill(): Promise<void> {
    const exit = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await exit
  }

  pressControlC(): void {
    if (this.#child.pid) process.kill(-this.#child.pid, 'SIGINT')
  }

  async #answer(): Promise<Row[]> {
    const answer = await new Promise<Answer>((resolve) => {
      this.#child.once('message', resolve)
    })
    if (answer.rows) return answer.rows
    throw new Error(answer.error)
  }
}

export function temporaryDataDir(inTheEnd: (work: () => Promise<void>) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  chmodSync(folder, 0o711)
  inTheEnd(async () => {
    const pid = serverPid(folder)
    if (pid) await killServer(pid)
    rmSync(folder, { recursive: true, maxRetries: 5 })
  })
  return folder
}

export function usedDataDir(inTheEnd: (work: () => Promise<void>) => void): string {
  const folder = temporaryDataDir(inTheEnd)
  execFileSync('cp', ['-a', `${inject('cluster')}/.`, folder])
  return folder
}

export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'data')
}

export function serverPid(dataDir: string): number | undefined {
  const file = join(clusterOf(dataDir), 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
  return isAlive(pid) ? pid : undefined
}

export async function killServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => !isAlive(pid), 30_000)
}

/** A zombie has no command line. */
function isAlive(pid: number): boolean {
  return pid > 0 && startedWith(pid) !== ''
}

export function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim()
  return rows
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}
