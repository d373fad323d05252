import { spawn } from 'node:child_process'
import { peakMegabytes } from './peak-memory.ts'

export async function adminCommand(dataDir: string, args: string[]) {
  const started = performance.now()
  const child = spawn(process.execPath, ['src/app/admin.server.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const megabytes = await peakMegabytes(child)
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
  return { seconds: (performance.now() - started) / 1000, megabytes }
}
