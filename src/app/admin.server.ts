import { runCommand } from '#platform/command-line/run-command.ts'
import { commands } from './commands.server.ts'
import { readProcessConfig } from './variables.server.ts'

// A program such as head closes the pipe once it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await runCommand(commands, process.argv.slice(2), readProcessConfig)
