// Runs a Node program, the first argument, that ends when whoever started it is gone.
import { pathToFileURL } from 'node:url'

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000).unref()
  process.kill(process.pid, process.listenerCount('SIGINT') > 0 ? 'SIGINT' : 'SIGTERM')
})
process.channel?.unref()

process.argv.splice(1, 1)
await import(pathToFileURL(process.argv[1]))
