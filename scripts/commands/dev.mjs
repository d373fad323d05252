import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'

export const usage =
  'npm run dev    starts the development server at http://localhost:3000 or on the port in PORT'

/** Stops the embedded PostgreSQL unless another process uses it. */
const stopUnused = inProject('src/platform/database/embedded/stop-unused.ts')

export async function main() {
  readArguments(usage)
  await install()
  const port = process.env.PORT ?? '3000'
  const { exitCode } = await runNode([tool('vite'), 'dev', '--port', port, '--strictPort'], {
    show: true,
    // On SIGTERM, Vite would not wait for the database to stop.
    stopSignal: 'SIGINT',
  })
  // A server that a signal has killed leaves its PostgreSQL running.
  if (exitCode > 128) await runNode([stopUnused])
  process.exitCode = exitCode
}
