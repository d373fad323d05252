import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export async function peakMegabytes(child: ChildProcess): Promise<number> {
  let peak = process.platform === 'linux' ? 0 : NaN
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), 100)
  await once(child, 'exit')
  clearInterval(watch)
  return peak
}

function peakOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(statusOf(pid)) ?? []
  return Number(kilobytes ?? 0) / 1000
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
