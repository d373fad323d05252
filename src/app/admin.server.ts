import { registerNoticeListeners } from '#kit/notices/index.server.ts'
import { runCommand } from '#platform/command-line/run-command.ts'
import { commands } from './commands.server.ts'
import { modules } from './modules.operation.server.ts'
import { readProcessConfig } from './variables.server.ts'

// A program such as head closes the pipe once it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

registerNoticeListeners(...modules.flatMap(({ noticeListener = [] }) => noticeListener))
await runCommand(commands, process.argv.slice(2), readProcessConfig)
