import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { tool } from '../bootstrap/tools.mjs'

export async function main() {
  await install()
  const port = process.env.PORT ?? '3000'
  const { exitCode } = await runNode([tool('vite'), 'dev', '--port', port, '--strictPort'], {
    show: true,
    // On SIGTERM, Vite would not wait for the database to stop.
    stopSignal: 'SIGINT',
  })
  process.exitCode = exitCode
}
