// Runs the Node program in the first argument and ends it when the parent process is gone.
import { pathToFileURL } from 'node:url'

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000).unref()
  const looksAfterItself = process.listenerCount('disconnect') > 0
  const politely = process.listenerCount('SIGINT') > 0 ? 'SIGINT' : 'SIGTERM'
  if (!looksAfterItself) process.kill(process.pid, politely)
})
process.channel?.unref()

process.argv.splice(1, 1)
await import(pathToFileURL(process.argv[1]))
