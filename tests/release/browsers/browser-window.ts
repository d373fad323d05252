import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/** WebDriver and WebDriver BiDi share the format of their input actions. */
type InputSource = {
  type: 'key' | 'pointer'
  id: string
  actions: Record<string, unknown>[]
}

export interface BrowserWindow {
  open(address: string): Promise<void>
  /** Evaluates the expression, awaits its promise and returns the string. */
  evaluate(expression: string): Promise<string>
  perform(sources: InputSource[]): Promise<void>
  chooseFile(selector: string, path: string): Promise<void>
  /** Errors and warnings of the console, and violations of the content security policy. */
  complaints(): Promise<string[]>
}

export const VIEWPORT = { width: 1440, height: 900 }

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  // If root runs the tests, PostgreSQL runs as another user, which must reach the folder.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Starts a program and waits for the line that says it is ready, if it prints one. */
export async function startProgram(
  [program, ...words]: [program: string, ...words: string[]],
  env: Record<string, string>,
  ready = /(?:)/,
): Promise<RegExpExecArray> {
  const child = spawn(program, words, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (printed += String(bytes)))
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  return vi
    .waitUntil(() => ready.exec(printed), { timeout: 60_000, interval: 50 })
    .catch((cause: unknown) => {
      throw new Error(`${program} did not start. It printed:\n${printed}`, { cause })
    })
}
